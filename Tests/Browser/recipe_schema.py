"""What schema.org and the search engines ask of a recipe's structured data, held against a page."""

import json
import re

from lxml import html as pages

ADDRESS = re.compile(r"https://\S+")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
TIME = re.compile(r"P(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?(?<![PT])")
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


def is_line(value):
    return isinstance(value, str) and bool(value.strip())


def matches(pattern):
    return lambda value: isinstance(value, str) and bool(pattern.fullmatch(value))


def is_list_of(check):
    return lambda value: isinstance(value, list) and bool(value) and all(map(check, value))


def is_thing(kind, **properties):
    """A thing of a type, each of its properties in order; those that end in `_` may be left out."""
    checks = {name.rstrip("_"): check for name, check in properties.items()}
    needed = {name for name in properties if not name.endswith("_")}

    def check(value):
        return (isinstance(value, dict) and value.get("@type") == kind
                and needed <= value.keys() and value.keys() - {"@type"} <= checks.keys()
                and all(checks[name](held) for name, held in value.items() if name != "@type"))
    return check


is_address = matches(ADDRESS)
is_step = is_thing(
    "HowToStep", name_=is_line, text=is_line, url=is_address, image_=lambda value: True)
is_section = is_thing("HowToSection", name=is_line, itemListElement=is_list_of(is_step))
is_nutrition = is_thing("NutritionInformation", **{f"{name}_": is_line for name in (
    "servingSize", "calories", "fatContent", "saturatedFatContent", "unsaturatedFatContent",
    "transFatContent", "carbohydrateContent", "sugarContent", "fiberContent", "proteinContent",
    "cholesterolContent", "sodiumContent")})

# Each property with what it must be, and how an export says that the recipe has it: then it must be
# there, and else it must not. `None` where the export does not tell.
PROPERTIES = {
    "@type": (lambda value: value == "Recipe", lambda recipe: True),
    "@id": (is_address, lambda recipe: True),
    "url": (is_address, lambda recipe: True),
    "mainEntityOfPage": (is_address, lambda recipe: True),
    "name": (is_line, lambda recipe: True),
    "image": (is_list_of(is_address), None),
    "author": (is_thing("Person", name=is_line), None),
    "datePublished": (matches(DAY), None),
    "dateModified": (matches(DAY), None),
    "description": (is_line, None),
    "inLanguage": (matches(LANGUAGE), lambda recipe: True),
    "recipeCategory": (is_line, lambda recipe: True),
    "recipeCuisine": (is_line, None),
    "keywords": (is_line, lambda recipe: recipe["tags"]),
    "prepTime": (matches(TIME), lambda recipe: recipe["times"]["prep"]),
    "cookTime": (matches(TIME), lambda recipe: recipe["times"]["cook"]),
    "totalTime": (matches(TIME), None),
    "recipeYield": (lambda value: is_line(value) or is_list_of(is_line)(value),
                    lambda recipe: recipe["yields"]),
    "recipeIngredient": (is_list_of(is_line), lambda recipe: recipe["ingredientGroups"]),
    "recipeInstructions": (
        is_list_of(lambda value: is_step(value) or is_section(value)),
        lambda recipe: recipe["parts"]),
    "nutrition": (is_nutrition, None),
    "suitableForDiet": (is_list_of(matches(re.compile(r"https://schema\.org/\w+Diet"))), None),
    "isBasedOn": (lambda value: is_line(value) or isinstance(value, dict), None),
}


def addresses(value):
    """Every address that a value holds under `url`."""
    if isinstance(value, list):
        return [found for held in value for found in addresses(held)]
    if not isinstance(value, dict):
        return []
    own = [value["url"]] if "url" in value else []
    return own + [found for held in value.values() for found in addresses(held)]


def faults(html, recipe):
    """What is wrong with the structured data of a recipe's page.

    - recipe: What `crumb export` says of it.
    """
    page = pages.fromstring(html)
    graph = [thing for script in page.xpath('//script[@type="application/ld+json"]')
             for thing in json.loads(script.text)["@graph"]]
    things = [thing for thing in graph if thing["@type"] == "Recipe"]
    if len(things) != 1:
        return [f"{len(things)} recipes"]
    (data,) = things
    found = [f"{name}: nobody asks for it" for name in data.keys() - PROPERTIES.keys()]
    for name, (check, is_told) in PROPERTIES.items():
        if name in data and not check(data[name]):
            found.append(f"{name}: {data[name]!r}")
        if is_told and bool(is_told(recipe)) != (name in data):
            found.append(f"{name}: {'missing' if name not in data else 'made up'}")
    anchors = set(page.xpath("//@id"))
    found += [f"no place {address}" for address in addresses(data.get("recipeInstructions", []))
              if address.partition("#")[2] not in anchors]
    trails = [thing["itemListElement"] for thing in graph if thing["@type"] == "BreadcrumbList"]
    for trail in trails:
        if [crumb["position"] for crumb in trail] != list(range(1, len(trail) + 1)):
            found.append(f"breadcrumb: {trail!r}")
    return found + ([] if trails else ["no breadcrumb"])
