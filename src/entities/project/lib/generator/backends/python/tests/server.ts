import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `tests/test_server.py`: the network around the application. */
export function serverTest(_project: ProjectContext) {
  return pythonFile(
    'tests/test_server.py',
    code`
      """The network: what an application never sees."""

      import socket
      import threading
      import unittest
      from http.client import HTTPConnection

      from app.messages import Request, Response
      from app.server import BODY_LIMIT, Server

      def echo(request: Request) -> Response:
          return Response(200, request.body, {"content-type": "text/plain"})

      class ServerTest(unittest.TestCase):
          def setUp(self) -> None:
              self.server = Server(echo, "127.0.0.1", 0)
              thread = threading.Thread(target=self.server.serve_forever, args=[0.01])
              thread.start()
              self.addCleanup(self.server.finish)
              self.addCleanup(self.server.shutdown)
              self.connection = HTTPConnection("127.0.0.1", self.server.port, timeout=10)
              self.addCleanup(self.connection.close)

          def exchange(self, text: str) -> bytes:
              """Sends these very bytes and returns everything that comes back."""
              address = ("127.0.0.1", self.server.port)
              with socket.create_connection(address, timeout=10) as client:
                  client.sendall(text.encode())
                  client.shutdown(socket.SHUT_WR)
                  return b"".join(iter(lambda: client.recv(65536), b""))

          def test_one_connection_carries_many_requests(self) -> None:
              for body in ("one", "two", "three"):
                  self.connection.request("POST", "/", body)
                  response = self.connection.getresponse()
                  self.assertEqual(response.read(), body.encode())
                  self.assertEqual(response.headers["x-content-type-options"], "nosniff")

          def test_head_has_the_length_but_no_body(self) -> None:
              answer = self.exchange("HEAD / HTTP/1.1\r\nContent-Length: 2\r\n\r\nhi")
              self.assertIn(b"content-length: 2", answer)
              self.assertTrue(answer.endswith(b"\r\n\r\n"))

          def test_a_body_may_come_in_chunks(self) -> None:
              self.connection.request("POST", "/", iter([b"one, ", b"two"]))
              self.assertEqual(self.connection.getresponse().read(), b"one, two")

          def test_a_body_that_is_too_large_is_refused(self) -> None:
              for body in (b"x" * (BODY_LIMIT + 1), iter([b"x" * BODY_LIMIT, b"x"])):
                  self.connection.request("POST", "/", body)
                  response = self.connection.getresponse()
                  self.assertEqual(response.status, 413)
                  self.assertIn(b"larger than 64 kB", response.read())

          def test_a_body_without_a_clear_length_is_refused(self) -> None:
              for headers in (
                  "Content-Length: 1\r\nTransfer-Encoding: chunked",
                  "Content-Length: 1\r\nContent-Length: 2",
                  "Content-Length: -1",
                  "Content-Length : 5",
                  "Transfer-Encoding: gzip",
              ):
                  answer = self.exchange(f"POST / HTTP/1.1\r\n{headers}\r\n\r\n0\r\n\r\n")
                  self.assertTrue(answer.startswith(b"HTTP/1.1 400 "), headers)
                  self.assertEqual(answer.count(b"HTTP/1.1"), 1)

          def test_what_is_no_http_is_refused(self) -> None:
              self.assertIn(b" 400 ", self.exchange("nonsense and more of it\r\n\r\n"))
    `,
  )
}
