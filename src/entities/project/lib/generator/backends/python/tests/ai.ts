import type { ProjectContext } from '../../../definitions'
import { blocks, code } from '../../../text/code'
import { pythonFile } from '../text'

/** `tests/test_ai.py` */
export function aiTest({ has }: ProjectContext) {
  const auth = has('auth')
  return pythonFile(
    'tests/test_ai.py',
    blocks(
      code`
        """The assistant."""

        import contextlib
        import io
        import json
        import unittest
        from email.message import Message
        from typing import Any
        from unittest.mock import patch
        from urllib.error import HTTPError

        from app.messages import Response
        from tests.helpers import get, make_app, read, send${auth && ', sign_up'}

        ENV = {
            "AI_API_KEY": "key",
            "AI_BASE_URL": "https://ai.example/v1/",
            "AI_MODEL": "small",
        }
        HELLO = {"messages": [{"role": "user", "content": "Hello"}]}

        class AiTest(unittest.TestCase):
            def setUp(self) -> None:
                self.app = make_app(ENV)
                ${auth && 'self.cookie = sign_up(self.app)'}

            def chat(self, body: Any = HELLO) -> Response:
                return send(self.app, "POST", "/api/ai/chat", body${auth && ', self.cookie'})

            def test_without_a_key_the_assistant_is_off_and_says_so(self) -> None:
                app = make_app()
                self.assertEqual(read(get(app, "/api/ai/status")), {"configured": False})
                response = send(app, "POST", "/api/ai/chat", HELLO)
                self.assertEqual(response.status, 503)
                self.assertIn("AI_API_KEY", read(response)["error"])

            def test_a_conversation_goes_to_the_provider_and_comes_back(self) -> None:
                answer = {"choices": [{"message": {"content": "Hi!"}}]}
                body = io.BytesIO(json.dumps(answer).encode())
                with patch("app.ai.client.urlopen", return_value=body) as urlopen:
                    response = self.chat()
                self.assertEqual(
                    read(response), {"message": {"role": "assistant", "content": "Hi!"}}
                )
                request = urlopen.call_args.args[0]
                self.assertEqual(request.full_url, "https://ai.example/v1/chat/completions")
                self.assertEqual(json.loads(request.data), {"model": "small", **HELLO})

            def test_a_provider_that_fails_answers_with_502(self) -> None:
                limited = HTTPError("", 429, "", Message(), io.BytesIO(b"over quota"))
                for failure in (limited, ConnectionError("refused")):
                    with (
                        patch("app.ai.client.urlopen", side_effect=failure),
                        contextlib.redirect_stderr(io.StringIO()),
                    ):
                        self.assertEqual(self.chat().status, 502)
                with patch("app.ai.client.urlopen", return_value=io.BytesIO(b"<html>")):
                    self.assertEqual(self.chat().status, 502)

            def test_messages_are_checked(self) -> None:
                refused: list[Any] = [
                    None,
                    [],
                    ["Hello"],
                    [{"role": "boss", "content": "Hi"}],
                    [{"role": "user"}],
                ]
                for messages in refused:
                    self.assertEqual(self.chat({"messages": messages}).status, 400)
      `,
      auth &&
        code`
          ${'    '}def test_the_assistant_needs_a_signed_in_user(self) -> None:
                  response = send(self.app, "POST", "/api/ai/chat", HELLO)
                  self.assertEqual(response.status, 401)
        `,
    ),
  )
}
