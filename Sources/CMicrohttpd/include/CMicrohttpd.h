// What Crumb needs of libmicrohttpd, with its functions of variable arguments as plain ones: Swift
// sees no others.
//
// The library is opened where a preview begins and is not linked: for its TLS it takes ten others
// along, whose loading would cost every command half as much again as `crumb version` takes.
#pragma once
#include <microhttpd.h>

/// Opens the library by its file name, which comes before every other call; NULL, or what the
/// dynamic linker says where it is not there or lacks something.
const char *crumb_http_open(const char *name);

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

struct MHD_Daemon *crumb_server_start(const crumb_server_options *options);
void crumb_server_stop(struct MHD_Daemon *server);

/// The socket of a connection; -1 where it has none.
int crumb_connection_socket(struct MHD_Connection *connection);
void crumb_connection_suspend(struct MHD_Connection *connection);
void crumb_connection_resume(struct MHD_Connection *connection);
/// Passes each field of the head of a request.
void crumb_request_fields(
    struct MHD_Connection *connection, MHD_KeyValueIteratorN each, void *context);

/// A response of bytes, which are copied.
struct MHD_Response *crumb_response_of_bytes(const void *bytes, size_t count);
/// A response of unknown length, read piece by piece.
struct MHD_Response *crumb_response_of_pieces(
    MHD_ContentReaderCallback read, void *context, MHD_ContentReaderFreeCallback end);
void crumb_response_add_field(struct MHD_Response *response, const char *name, const char *value);
enum MHD_Result crumb_response_queue(
    struct MHD_Response *response, unsigned int status, struct MHD_Connection *connection);
void crumb_response_release(struct MHD_Response *response);
