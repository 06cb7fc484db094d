import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { pythonFile } from '../text'
import { hasData } from './store'

/** `app/store/firestore.py`: the part of Firestore's REST interface that the store needs. */
export function firestoreFile(project: ProjectContext) {
  const { has } = project
  const api = has('api')
  const data = hasData(project)
  return pythonFile(
    'app/store/firestore.py',
    code`
      """A small client for Firestore: documents are dictionaries of strings and booleans."""

      import base64
      import json
      import threading
      import time
      from typing import Any
      from urllib.parse import ${data && 'quote, '}urlencode

      from cryptography.hazmat.primitives import hashes, serialization
      from cryptography.hazmat.primitives.asymmetric import padding, rsa

      from ..config import Config
      from .rest import ${data && 'ApiError, '}call

      TOKEN_URL = "https://oauth2.googleapis.com/token"
      SCOPE = "https://www.googleapis.com/auth/datastore"
      TOKEN_LIFETIME = 3600

      class Firestore:
          def __init__(self, config: Config) -> None:
              emulator = config.firestore_emulator_host
              host = f"http://{emulator}" if emulator else "https://firestore.googleapis.com"
              database = f"projects/{config.firebase_project_id}/databases/(default)"
              self._documents = f"{host}/v1/{database}/documents"
              # The emulator takes this word for every right there is.
              self._token = "owner" if emulator else ""
              self._token_ends = float("inf") if emulator else 0.0
              self._config = config
              self._lock = threading.Lock()

          ${
            data &&
            code`
              def get(self, collection: str, document_id: str) -> dict[str, Any] | None:
                  try:
                      return _decode(self._call("GET", _path(collection, document_id)))
                  except ApiError as error:
                      if error.status == 404:
                          return None
                      raise

              def create(self, collection: str, document_id: str, values: dict[str, Any]) -> None:
                  """Refused with 409 when there is such a document."""
                  query = urlencode({"documentId": document_id})
                  self._call("POST", f"/{collection}?{query}", _encode(values))
            `
          }

          ${
            api &&
            code`
              def update(
                  self, collection: str, document_id: str, values: dict[str, Any]
              ) -> dict[str, Any]:
                  """Refused with 404 when there is no such document."""
                  fields = [("updateMask.fieldPaths", name) for name in values]
                  query = urlencode([*fields, ("currentDocument.exists", "true")])
                  path = f"{_path(collection, document_id)}?{query}"
                  return _decode(self._call("PATCH", path, _encode(values)))

              def count(self, collection: str) -> int:
                  query = {
                      "structuredQuery": {"from": [{"collectionId": collection}]},
                      "aggregations": [{"alias": "total", "count": {}}],
                  }
                  body = {"structuredAggregationQuery": query}
                  answers = self._call("POST", ":runAggregationQuery", body)
                  return int(answers[0]["result"]["aggregateFields"]["total"]["integerValue"])
            `
          }

          ${
            data &&
            code`
              def delete(
                  self, collection: str, document_id: str, must_exist: bool = False
              ) -> None:
                  query = "?currentDocument.exists=true" if must_exist else ""
                  self._call("DELETE", f"{_path(collection, document_id)}{query}")
            `
          }

          def query(
              self,
              collection: str,
              limit: int,
              offset: int = 0,
              newest_by: str | None = None,
              where: tuple[str, str] | None = None,
          ) -> list[dict[str, Any]]:
              query: dict[str, Any] = {
                  "from": [{"collectionId": collection}],
                  "limit": limit,
                  "offset": offset,
              }
              if newest_by:
                  field = {"fieldPath": newest_by}
                  query["orderBy"] = [{"field": field, "direction": "DESCENDING"}]
              if where:
                  name, value = where
                  query["where"] = {
                      "fieldFilter": {
                          "field": {"fieldPath": name},
                          "op": "EQUAL",
                          "value": {"stringValue": value},
                      }
                  }
              answers = self._call("POST", ":runQuery", {"structuredQuery": query})
              return [_decode(one["document"]) for one in answers if "document" in one]

          def _call(self, method: str, path: str, body: Any = None) -> Any:
              headers = {"authorization": f"Bearer {self._access_token()}"}
              value, _ = call(method, f"{self._documents}{path}", headers, body)
              return value

          def _access_token(self) -> str:
              with self._lock:
                  if time.time() > self._token_ends - 60:
                      self._token = _request_token(self._config)
                      self._token_ends = time.time() + TOKEN_LIFETIME
                  return self._token

      def _request_token(config: Config) -> str:
          """Signs in as the service account."""
          started = int(time.time())
          claims = {
              "iss": config.firebase_client_email,
              "scope": SCOPE,
              "aud": TOKEN_URL,
              "iat": started,
              "exp": started + TOKEN_LIFETIME,
          }
          unsigned = f"{_part({'alg': 'RS256', 'typ': 'JWT'})}.{_part(claims)}"
          pem = config.firebase_private_key.replace("\\n", "\n").encode()
          key = serialization.load_pem_private_key(pem, password=None)
          if not isinstance(key, rsa.RSAPrivateKey):
              raise ValueError("FIREBASE_PRIVATE_KEY is not an RSA key.")
          signature = key.sign(unsigned.encode(), padding.PKCS1v15(), hashes.SHA256())
          form = {
              "grant_type": "urn:ietf:params:oauth:grant-type:jwt-bearer",
              "assertion": f"{unsigned}.{_base64(signature)}",
          }
          headers = {"content-type": "application/x-www-form-urlencoded"}
          answer, _ = call("POST", TOKEN_URL, headers, urlencode(form).encode())
          return answer["access_token"]

      def _part(value: dict[str, Any]) -> str:
          return _base64(json.dumps(value).encode())

      def _base64(value: bytes) -> str:
          return base64.urlsafe_b64encode(value).rstrip(b"=").decode()

      ${
        data &&
        code`
          def _path(collection: str, document_id: str) -> str:
              return f"/{collection}/{quote(document_id, safe='')}"

          def _encode(values: dict[str, Any]) -> dict[str, Any]:
              kinds = {bool: "booleanValue", str: "stringValue"}
              fields = {name: {kinds[type(value)]: value} for name, value in values.items()}
              return {"fields": fields}
        `
      }

      def _decode(document: dict[str, Any]) -> dict[str, Any]:
          fields = document.get("fields", {})
          return {name: next(iter(value.values())) for name, value in fields.items()}
    `,
  )
}
