#include "theme.h"

// One array for each file of Templates/, ascending by path; a test holds the list against the folder.

static const unsigned char assets_amounts_js[] = {
#embed "../../Templates/assets/amounts.js"
};
static const unsigned char assets_boot_js[] = {
#embed "../../Templates/assets/boot.js"
};
static const unsigned char assets_cook_js[] = {
#embed "../../Templates/assets/cook.js"
};
static const unsigned char assets_cookbook_js[] = {
#embed "../../Templates/assets/cookbook.js"
};
static const unsigned char assets_embed_css[] = {
#embed "../../Templates/assets/embed.css"
};
static const unsigned char assets_experience_js[] = {
#embed "../../Templates/assets/experience.js"
};
static const unsigned char assets_glimpse_js[] = {
#embed "../../Templates/assets/glimpse.js"
};
static const unsigned char assets_icon_512_png[] = {
#embed "../../Templates/assets/icon-512.png"
};
static const unsigned char assets_icon_maskable_png[] = {
#embed "../../Templates/assets/icon-maskable.png"
};
static const unsigned char assets_icon_svg[] = {
#embed "../../Templates/assets/icon.svg"
};
static const unsigned char assets_keep_js[] = {
#embed "../../Templates/assets/keep.js"
};
static const unsigned char assets_kept_js[] = {
#embed "../../Templates/assets/kept.js"
};
static const unsigned char assets_marks_js[] = {
#embed "../../Templates/assets/marks.js"
};
static const unsigned char assets_not_found_js[] = {
#embed "../../Templates/assets/not-found.js"
};
static const unsigned char assets_offline_js[] = {
#embed "../../Templates/assets/offline.js"
};
static const unsigned char assets_path_js[] = {
#embed "../../Templates/assets/path.js"
};
static const unsigned char assets_quantities_js[] = {
#embed "../../Templates/assets/quantities.js"
};
static const unsigned char assets_resume_js[] = {
#embed "../../Templates/assets/resume.js"
};
static const unsigned char assets_saved_js[] = {
#embed "../../Templates/assets/saved.js"
};
static const unsigned char assets_search_js[] = {
#embed "../../Templates/assets/search.js"
};
static const unsigned char assets_send_js[] = {
#embed "../../Templates/assets/send.js"
};
static const unsigned char assets_servings_js[] = {
#embed "../../Templates/assets/servings.js"
};
static const unsigned char assets_shop_js[] = {
#embed "../../Templates/assets/shop.js"
};
static const unsigned char assets_shopping_js[] = {
#embed "../../Templates/assets/shopping.js"
};
static const unsigned char assets_site_js[] = {
#embed "../../Templates/assets/site.js"
};
static const unsigned char assets_style_css[] = {
#embed "../../Templates/assets/style.css"
};
static const unsigned char assets_timers_js[] = {
#embed "../../Templates/assets/timers.js"
};
static const unsigned char assets_today_js[] = {
#embed "../../Templates/assets/today.js"
};
static const unsigned char category_mustache[] = {
#embed "../../Templates/category.mustache"
};
static const unsigned char controls_mustache[] = {
#embed "../../Templates/controls.mustache"
};
static const unsigned char cook_mustache[] = {
#embed "../../Templates/cook.mustache"
};
static const unsigned char embed_mustache[] = {
#embed "../../Templates/embed.mustache"
};
static const unsigned char layout_mustache[] = {
#embed "../../Templates/layout.mustache"
};
static const unsigned char not_found_mustache[] = {
#embed "../../Templates/not-found.mustache"
};
static const unsigned char offline_mustache[] = {
#embed "../../Templates/offline.mustache"
};
static const unsigned char partials_amount_mustache[] = {
#embed "../../Templates/partials/amount.mustache"
};
static const unsigned char partials_bar_mustache[] = {
#embed "../../Templates/partials/bar.mustache"
};
static const unsigned char partials_breadcrumb_mustache[] = {
#embed "../../Templates/partials/breadcrumb.mustache"
};
static const unsigned char partials_column_row_mustache[] = {
#embed "../../Templates/partials/column-row.mustache"
};
static const unsigned char partials_column_mustache[] = {
#embed "../../Templates/partials/column.mustache"
};
static const unsigned char partials_experience_picker_mustache[] = {
#embed "../../Templates/partials/experience-picker.mustache"
};
static const unsigned char partials_facts_mustache[] = {
#embed "../../Templates/partials/facts.mustache"
};
static const unsigned char partials_hero_mustache[] = {
#embed "../../Templates/partials/hero.mustache"
};
static const unsigned char partials_icon_categories_mustache[] = {
#embed "../../Templates/partials/icon-categories.mustache"
};
static const unsigned char partials_icon_recipes_mustache[] = {
#embed "../../Templates/partials/icon-recipes.mustache"
};
static const unsigned char partials_icon_saved_mustache[] = {
#embed "../../Templates/partials/icon-saved.mustache"
};
static const unsigned char partials_icon_share_mustache[] = {
#embed "../../Templates/partials/icon-share.mustache"
};
static const unsigned char partials_icon_shopping_mustache[] = {
#embed "../../Templates/partials/icon-shopping.mustache"
};
static const unsigned char partials_icon_sidebar_mustache[] = {
#embed "../../Templates/partials/icon-sidebar.mustache"
};
static const unsigned char partials_icon_today_mustache[] = {
#embed "../../Templates/partials/icon-today.mustache"
};
static const unsigned char partials_imprint_mustache[] = {
#embed "../../Templates/partials/imprint.mustache"
};
static const unsigned char partials_ingredients_mustache[] = {
#embed "../../Templates/partials/ingredients.mustache"
};
static const unsigned char partials_method_mustache[] = {
#embed "../../Templates/partials/method.mustache"
};
static const unsigned char partials_nutrition_mustache[] = {
#embed "../../Templates/partials/nutrition.mustache"
};
static const unsigned char partials_pager_mustache[] = {
#embed "../../Templates/partials/pager.mustache"
};
static const unsigned char partials_picture_mustache[] = {
#embed "../../Templates/partials/picture.mustache"
};
static const unsigned char partials_resume_mustache[] = {
#embed "../../Templates/partials/resume.mustache"
};
static const unsigned char partials_search_mustache[] = {
#embed "../../Templates/partials/search.mustache"
};
static const unsigned char partials_servings_mustache[] = {
#embed "../../Templates/partials/servings.mustache"
};
static const unsigned char partials_sidebar_row_mustache[] = {
#embed "../../Templates/partials/sidebar-row.mustache"
};
static const unsigned char partials_sidebar_mustache[] = {
#embed "../../Templates/partials/sidebar.mustache"
};
static const unsigned char partials_step_photo_mustache[] = {
#embed "../../Templates/partials/step-photo.mustache"
};
static const unsigned char partials_tile_mustache[] = {
#embed "../../Templates/partials/tile.mustache"
};
static const unsigned char recipe_mustache[] = {
#embed "../../Templates/recipe.mustache"
};
static const unsigned char recipes_mustache[] = {
#embed "../../Templates/recipes.mustache"
};
static const unsigned char root_mustache[] = {
#embed "../../Templates/root.mustache"
};
static const unsigned char saved_mustache[] = {
#embed "../../Templates/saved.mustache"
};
static const unsigned char shopping_list_mustache[] = {
#embed "../../Templates/shopping-list.mustache"
};
static const unsigned char tag_mustache[] = {
#embed "../../Templates/tag.mustache"
};
static const unsigned char today_mustache[] = {
#embed "../../Templates/today.mustache"
};
static const unsigned char words_de_yml[] = {
#embed "../../Templates/words/de.yml"
};
static const unsigned char words_en_yml[] = {
#embed "../../Templates/words/en.yml"
};
static const unsigned char words_es_yml[] = {
#embed "../../Templates/words/es.yml"
};
static const unsigned char words_fr_yml[] = {
#embed "../../Templates/words/fr.yml"
};
static const unsigned char words_it_yml[] = {
#embed "../../Templates/words/it.yml"
};
static const unsigned char words_ja_yml[] = {
#embed "../../Templates/words/ja.yml"
};
static const unsigned char words_nl_yml[] = {
#embed "../../Templates/words/nl.yml"
};
static const unsigned char words_pt_yml[] = {
#embed "../../Templates/words/pt.yml"
};
static const unsigned char words_tr_yml[] = {
#embed "../../Templates/words/tr.yml"
};
static const unsigned char words_zh_yml[] = {
#embed "../../Templates/words/zh.yml"
};
static const unsigned char worker_js[] = {
#embed "../../Templates/worker.js"
};

#define FILE(path, bytes) {path, bytes, sizeof bytes}

const crumb_theme_file crumb_theme_files[] = {
    FILE("assets/amounts.js", assets_amounts_js),
    FILE("assets/boot.js", assets_boot_js),
    FILE("assets/cook.js", assets_cook_js),
    FILE("assets/cookbook.js", assets_cookbook_js),
    FILE("assets/embed.css", assets_embed_css),
    FILE("assets/experience.js", assets_experience_js),
    FILE("assets/glimpse.js", assets_glimpse_js),
    FILE("assets/icon-512.png", assets_icon_512_png),
    FILE("assets/icon-maskable.png", assets_icon_maskable_png),
    FILE("assets/icon.svg", assets_icon_svg),
    FILE("assets/keep.js", assets_keep_js),
    FILE("assets/kept.js", assets_kept_js),
    FILE("assets/marks.js", assets_marks_js),
    FILE("assets/not-found.js", assets_not_found_js),
    FILE("assets/offline.js", assets_offline_js),
    FILE("assets/path.js", assets_path_js),
    FILE("assets/quantities.js", assets_quantities_js),
    FILE("assets/resume.js", assets_resume_js),
    FILE("assets/saved.js", assets_saved_js),
    FILE("assets/search.js", assets_search_js),
    FILE("assets/send.js", assets_send_js),
    FILE("assets/servings.js", assets_servings_js),
    FILE("assets/shop.js", assets_shop_js),
    FILE("assets/shopping.js", assets_shopping_js),
    FILE("assets/site.js", assets_site_js),
    FILE("assets/style.css", assets_style_css),
    FILE("assets/timers.js", assets_timers_js),
    FILE("assets/today.js", assets_today_js),
    FILE("category.mustache", category_mustache),
    FILE("controls.mustache", controls_mustache),
    FILE("cook.mustache", cook_mustache),
    FILE("embed.mustache", embed_mustache),
    FILE("layout.mustache", layout_mustache),
    FILE("not-found.mustache", not_found_mustache),
    FILE("offline.mustache", offline_mustache),
    FILE("partials/amount.mustache", partials_amount_mustache),
    FILE("partials/bar.mustache", partials_bar_mustache),
    FILE("partials/breadcrumb.mustache", partials_breadcrumb_mustache),
    FILE("partials/column-row.mustache", partials_column_row_mustache),
    FILE("partials/column.mustache", partials_column_mustache),
    FILE("partials/experience-picker.mustache", partials_experience_picker_mustache),
    FILE("partials/facts.mustache", partials_facts_mustache),
    FILE("partials/hero.mustache", partials_hero_mustache),
    FILE("partials/icon-categories.mustache", partials_icon_categories_mustache),
    FILE("partials/icon-recipes.mustache", partials_icon_recipes_mustache),
    FILE("partials/icon-saved.mustache", partials_icon_saved_mustache),
    FILE("partials/icon-share.mustache", partials_icon_share_mustache),
    FILE("partials/icon-shopping.mustache", partials_icon_shopping_mustache),
    FILE("partials/icon-sidebar.mustache", partials_icon_sidebar_mustache),
    FILE("partials/icon-today.mustache", partials_icon_today_mustache),
    FILE("partials/imprint.mustache", partials_imprint_mustache),
    FILE("partials/ingredients.mustache", partials_ingredients_mustache),
    FILE("partials/method.mustache", partials_method_mustache),
    FILE("partials/nutrition.mustache", partials_nutrition_mustache),
    FILE("partials/pager.mustache", partials_pager_mustache),
    FILE("partials/picture.mustache", partials_picture_mustache),
    FILE("partials/resume.mustache", partials_resume_mustache),
    FILE("partials/search.mustache", partials_search_mustache),
    FILE("partials/servings.mustache", partials_servings_mustache),
    FILE("partials/sidebar-row.mustache", partials_sidebar_row_mustache),
    FILE("partials/sidebar.mustache", partials_sidebar_mustache),
    FILE("partials/step-photo.mustache", partials_step_photo_mustache),
    FILE("partials/tile.mustache", partials_tile_mustache),
    FILE("recipe.mustache", recipe_mustache),
    FILE("recipes.mustache", recipes_mustache),
    FILE("root.mustache", root_mustache),
    FILE("saved.mustache", saved_mustache),
    FILE("shopping-list.mustache", shopping_list_mustache),
    FILE("tag.mustache", tag_mustache),
    FILE("today.mustache", today_mustache),
    FILE("words/de.yml", words_de_yml),
    FILE("words/en.yml", words_en_yml),
    FILE("words/es.yml", words_es_yml),
    FILE("words/fr.yml", words_fr_yml),
    FILE("words/it.yml", words_it_yml),
    FILE("words/ja.yml", words_ja_yml),
    FILE("words/nl.yml", words_nl_yml),
    FILE("words/pt.yml", words_pt_yml),
    FILE("words/tr.yml", words_tr_yml),
    FILE("words/zh.yml", words_zh_yml),
    FILE("worker.js", worker_js),
};

const unsigned long crumb_theme_count = sizeof crumb_theme_files / sizeof *crumb_theme_files;
