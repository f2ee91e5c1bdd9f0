// libmicrohttpd, and its functions with variable arguments as plain ones: Swift sees no others.
#include <microhttpd.h>

typedef struct {
  int listening_socket;
  unsigned int threads;
  /// Connections in all; further ones wait.
  unsigned int connections;
  /// Seconds without a byte after which a connection is let go.
  unsigned int idle_seconds;
  /// Bytes that the head of a request may take.
  size_t memory;
  MHD_AccessHandlerCallback answer;
  /// Gets the target of a request as it came, and makes the context of the request.
  void *(*target)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connected;
  void *context;
} crumb_server_options;

static inline struct MHD_Daemon *crumb_server_start(const crumb_server_options *options) {
  return MHD_start_daemon(
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

/// The socket of a connection; -1 where it has none.
static inline int crumb_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}
