import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `app/ai/`: a client for OpenAI-compatible endpoints and its routes. */
export function aiFiles() {
  return [packageFile(), clientFile(), routesFile()]
}

function packageFile() {
  return pythonFile('app/ai/__init__.py', '"""The assistant."""')
}

function clientFile() {
  return pythonFile(
    'app/ai/client.py',
    code`
      """A client for OpenAI-compatible APIs."""

      import json
      import sys
      from http.client import HTTPException
      from urllib.error import HTTPError
      from urllib.request import Request, urlopen

      from ..config import AiSettings
      from ..messages import HttpError

      TIMEOUT = 60
      NO_ANSWER = "The AI provider sent no answer."

      def complete_chat(settings: AiSettings, messages: list[dict[str, str]]) -> str:
          """Sends a conversation to /chat/completions and returns the text of the answer."""
          request = Request(
              f"{settings.base_url.rstrip('/')}/chat/completions",
              data=json.dumps({"model": settings.model, "messages": messages}).encode(),
              headers={
                  "authorization": f"Bearer {settings.api_key}",
                  "content-type": "application/json",
              },
          )
          try:
              with urlopen(request, timeout=TIMEOUT) as response:
                  answer = response.read()
          except HTTPError as error:
              detail = error.read().decode(errors="replace")
              print(f"AI provider: {error.code} {detail}", file=sys.stderr, flush=True)
              raise HttpError(502, f"The AI provider answered with {error.code}.") from error
          except (OSError, HTTPException, ValueError) as error:
              print(f"AI provider: {error}", file=sys.stderr, flush=True)
              raise HttpError(502, "The AI provider cannot be reached.") from error
          return _read_answer(answer)

      def _read_answer(answer: bytes) -> str:
          try:
              content = json.loads(answer)["choices"][0]["message"]["content"]
          except (ValueError, LookupError, TypeError) as error:
              raise HttpError(502, NO_ANSWER) from error
          if not isinstance(content, str) or not content:
              raise HttpError(502, NO_ANSWER)
          return content
    `,
  )
}

function routesFile() {
  return pythonFile(
    'app/ai/routes.py',
    code`
      """The endpoints /api/ai/{status,chat}."""

      from collections.abc import Callable
      from typing import Any

      from ..config import AiSettings
      from ..messages import (
          HttpError,
          Request,
          Response,
          bad_request,
          json_response,
          read_object,
      )
      from ..router import Handler, Router
      from .client import complete_chat

      MESSAGES_LIMIT = 50
      ROLES = ("system", "user", "assistant")
      OFF = "The assistant is off. Set AI_API_KEY and restart the server."

      def add_ai_routes(
          router: Router,
          settings: AiSettings,
          guard: Callable[[Handler], Handler] = lambda handler: handler,
      ) -> None:
          def status(_request: Request) -> Response:
              if not settings.api_key:
                  return json_response({"configured": False})
              return json_response({"configured": True, "model": settings.model})

          def chat(request: Request) -> Response:
              messages = _read_messages(read_object(request).get("messages"))
              content = complete_chat(settings, messages)
              return json_response({"message": {"role": "assistant", "content": content}})

          def off(_request: Request) -> Response:
              raise HttpError(503, OFF)

          router.add("GET", "/api/ai/status", status)
          router.add("POST", "/api/ai/chat", guard(chat) if settings.api_key else off)

      def _read_messages(value: Any) -> list[dict[str, str]]:
          if not isinstance(value, list) or not 0 < len(value) <= MESSAGES_LIMIT:
              raise bad_request(f"Send 1 to {MESSAGES_LIMIT} messages.")
          if not all(_is_message(message) for message in value):
              raise bad_request("Each message needs a role and a content.")
          return [{"role": item["role"], "content": item["content"]} for item in value]

      def _is_message(value: Any) -> bool:
          if not isinstance(value, dict) or value.get("role") not in ROLES:
              return False
          content = value.get("content")
          return isinstance(content, str) and content.strip() != ""
    `,
  )
}
