#include "CMicrohttpd.h"
#include <dlfcn.h>

#define FUNCTIONS(each)            \
  each(start_daemon)               \
  each(stop_daemon)                \
  each(get_connection_info)        \
  each(suspend_connection)         \
  each(resume_connection)          \
  each(get_connection_values_n)    \
  each(create_response_from_buffer) \
  each(create_response_from_callback) \
  each(add_response_header)        \
  each(queue_response)             \
  each(destroy_response)

// The functions under their own names, with the types that the library's header gives them.
#define POINTER(name) __typeof__(&MHD_##name) name;
struct functions { FUNCTIONS(POINTER) };
static struct functions http;

const char *crumb_http_open(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return dlerror();
  struct functions found;
#define FIND(name)                                                           \
  if (!(found.name = (__typeof__(found.name))dlsym(library, "MHD_" #name))) \
    return dlerror();
  FUNCTIONS(FIND)
  http = found;
  return NULL;
}

struct MHD_Daemon *crumb_server_start(const crumb_server_options *options) {
  return http.start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_ITC, 0, NULL, NULL,
      options->answer, options->context,
      MHD_OPTION_LISTEN_SOCKET, options->listening_socket,
      MHD_OPTION_THREAD_POOL_SIZE, options->threads,
      MHD_OPTION_CONNECTION_LIMIT, options->connections,
      MHD_OPTION_CONNECTION_TIMEOUT, options->idle_seconds,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, options->memory,
      MHD_OPTION_URI_LOG_CALLBACK, options->target, options->context,
      MHD_OPTION_NOTIFY_COMPLETED, options->completed, options->context,
      MHD_OPTION_NOTIFY_CONNECTION, options->connected, options->context,
      MHD_OPTION_END);
}

void crumb_server_stop(struct MHD_Daemon *server) { http.stop_daemon(server); }

int crumb_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      http.get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

void crumb_connection_suspend(struct MHD_Connection *connection) {
  http.suspend_connection(connection);
}

void crumb_connection_resume(struct MHD_Connection *connection) {
  http.resume_connection(connection);
}

void crumb_request_fields(
    struct MHD_Connection *connection, MHD_KeyValueIteratorN each, void *context) {
  http.get_connection_values_n(connection, MHD_HEADER_KIND, each, context);
}

struct MHD_Response *crumb_response_of_bytes(const void *bytes, size_t count) {
  return http.create_response_from_buffer(count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

struct MHD_Response *crumb_response_of_pieces(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end) {
  return http.create_response_from_callback(MHD_SIZE_UNKNOWN, 4096, read, context, end);
}

void crumb_response_add_field(struct MHD_Response *response, const char *name, const char *value) {
  http.add_response_header(response, name, value);
}

enum MHD_Result crumb_response_queue(
    struct MHD_Response *response, unsigned int status, struct MHD_Connection *connection) {
  return http.queue_response(connection, status, response);
}

void crumb_response_release(struct MHD_Response *response) { http.destroy_response(response); }
