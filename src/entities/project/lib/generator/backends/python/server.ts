import { code } from '../../text/code'
import { pythonFile } from './text'

/** `app/server.py`: the standard library's server with the limits that it leaves open. */
export function serverFile() {
  return pythonFile(
    'app/server.py',
    code`
      """The network: connections, limits and timeouts around the application."""

      import io
      import os
      import re
      import socket
      import sys
      import threading
      import time
      from collections.abc import Callable, Iterator
      from contextlib import contextmanager
      from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
      from socketserver import TCPServer
      from urllib.parse import quote

      from .messages import HttpError, Request, Response, error_response

      BODY_LIMIT = 64 * 1024
      # Seconds for a whole request to arrive, and for an answer to be taken.
      TIMEOUT = 30
      STOP_TIMEOUT = 5

      SECURITY_HEADERS = {
          "cross-origin-opener-policy": "same-origin",
          "cross-origin-resource-policy": "same-origin",
          "origin-agent-cluster": "?1",
          "referrer-policy": "no-referrer",
          "strict-transport-security": "max-age=15552000; includeSubDomains",
          "x-content-type-options": "nosniff",
          "x-dns-prefetch-control": "off",
          "x-download-options": "noopen",
          "x-frame-options": "SAMEORIGIN",
          "x-permitted-cross-domain-policies": "none",
          "x-xss-protection": "0",
      }

      class Server(ThreadingHTTPServer):
          """One thread per connection."""

          request_queue_size = 128
          # On Windows this would let two servers share one port.
          allow_reuse_address = os.name != "nt"

          def __init__(
              self,
              app: Callable[[Request], Response],
              host: str,
              port: int,
              log: bool = False,
          ) -> None:
              self.app = app
              self.log = log
              self.stopping = False
              self._busy = 0
              self._changed = threading.Condition()
              found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
              self.address_family = found[0]
              super().__init__(found[4], Connection)

          @property
          def port(self) -> int:
              return self.socket.getsockname()[1]

          def server_bind(self) -> None:
              # HTTPServer looks up the name of the host as well, which can take seconds.
              TCPServer.server_bind(self)

          def handle_error(self, request: object, client_address: object) -> None:
              # Clients hang up as they please.
              if not isinstance(sys.exception(), OSError):
                  super().handle_error(request, client_address)

          @contextmanager
          def working(self) -> Iterator[None]:
              """Around every answer, so that a stop can wait for it."""
              with self._changed:
                  self._busy += 1
              try:
                  yield
              finally:
                  with self._changed:
                      self._busy -= 1
                      self._changed.notify_all()

          def finish(self) -> None:
              """Closes the port and waits for the answers that are being made."""
              self.stopping = True
              self.server_close()
              with self._changed:
                  self._changed.wait_for(lambda: self._busy == 0, STOP_TIMEOUT)

      class Connection(BaseHTTPRequestHandler):
          """One connection, which may carry several requests."""

          protocol_version = "HTTP/1.1"
          default_request_version = "HTTP/1.0"
          disable_nagle_algorithm = True
          server: Server

          def setup(self) -> None:
              super().setup()
              self.incoming = Incoming(self.connection)
              self.rfile = io.BufferedReader(self.incoming)

          def handle_one_request(self) -> None:
              self.incoming.deadline = time.monotonic() + TIMEOUT
              super().handle_one_request()

          def respond(self) -> None:
              started = time.perf_counter()
              try:
                  request = self._read_request()
              except HttpError as error:
                  self._refuse(error.status, str(error))
                  return
              with self.server.working():
                  response = self.server.app(request)
                  self._send(response)
              if self.server.log and request.path.startswith("/api/"):
                  took = round((time.perf_counter() - started) * 1000)
                  path = quote(request.path, safe="/%")
                  print(f"{request.method} {path} {response.status} {took} ms", flush=True)

          do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = respond

          def send_error(
              self, code: int, message: str | None = None, explain: str | None = None
          ) -> None:
              """What the standard library refuses, answered like every other error."""
              self._refuse(code, "The request is not valid HTTP, or too large.")

          def log_message(self, format: str, *args: object) -> None:
              """Timeouts of idle connections are no news."""

          def _read_request(self) -> Request:
              if self.headers.defects:
                  # A line that is no header would hide those that follow it.
                  raise HttpError(400, "The headers of the request are not valid.")
              headers = {name.lower(): value for name, value in self.headers.items()}
              body = self._read_body()
              return Request(self.command, self.path, headers, body, self.client_address[0])

          def _read_body(self) -> bytes:
              lengths = self.headers.get_all("content-length", [])
              encodings = self.headers.get_all("transfer-encoding", [])
              if encodings:
                  # Both together are how requests are smuggled past proxies.
                  if lengths or [name.lower() for name in encodings] != ["chunked"]:
                      raise HttpError(400, "The body of the request has no clear length.")
                  return self._read_chunks()
              if not lengths:
                  return b""
              if len(lengths) > 1 or not re.fullmatch("[0-9]{1,15}", lengths[0]):
                  raise HttpError(400, "The body of the request has no clear length.")
              return self._read_part(int(lengths[0]))

          def _read_chunks(self) -> bytes:
              body = b""
              while size := self._read_size():
                  body += self._read_part(size, len(body))
                  if self.rfile.readline(3) != b"\r\n":
                      raise HttpError(400, "The body of the request is not chunked well.")
              while self.rfile.readline(1024).strip():
                  pass
              return body

          def _read_size(self) -> int:
              line = self.rfile.readline(1024)
              match = re.fullmatch(rb"([0-9a-fA-F]{1,8})[ \t]*(;.*)?\r\n", line)
              if not match:
                  raise HttpError(400, "The body of the request is not chunked well.")
              return int(match[1], 16)

          def _read_part(self, size: int, before: int = 0) -> bytes:
              if before + size > BODY_LIMIT:
                  raise HttpError(413, "The request is larger than 64 kB.")
              part = self.rfile.read(size)
              if len(part) < size:
                  raise HttpError(400, "The body of the request is incomplete.")
              return part

          def _refuse(self, status: int, message: str) -> None:
              """Where the next request starts is unknown after this, so it closes."""
              self.close_connection = True
              self._send(error_response(status, message))
              # What is still on its way has to be taken, or the client never sees the answer.
              self.incoming.deadline = time.monotonic() + 1
              self.connection.shutdown(socket.SHUT_WR)
              for _ in range(64):
                  if not self.rfile.read1(BODY_LIMIT):
                      break

          def _send(self, response: Response) -> None:
              if self.server.stopping:
                  self.close_connection = True
              self.connection.settimeout(TIMEOUT)
              self.send_response_only(response.status)
              for name, value in {**SECURITY_HEADERS, **response.headers}.items():
                  self.send_header(name, value)
              if response.status != 204:
                  self.send_header("content-length", str(len(response.body)))
              self.send_header("date", self.date_time_string())
              kept = "close" if self.close_connection else "keep-alive"
              self.send_header("connection", kept)
              self.end_headers()
              if self.command != "HEAD":
                  self.wfile.write(response.body)

      class Incoming(io.RawIOBase):
          """Reads from a socket until a moment, however slowly the bytes come in."""

          def __init__(self, connection: socket.socket) -> None:
              self.deadline = 0.0
              self._connection = connection

          def readable(self) -> bool:
              return True

          def readinto(self, buffer: memoryview) -> int:
              remaining = self.deadline - time.monotonic()
              if remaining <= 0:
                  raise TimeoutError
              self._connection.settimeout(remaining)
              return self._connection.recv_into(buffer)
    `,
  )
}
