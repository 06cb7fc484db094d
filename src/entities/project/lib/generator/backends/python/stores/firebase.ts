import { blocks, code } from '../../../text/code'
import { restFile } from './rest'
import { firestoreFile } from './firestore'
import { hasData, type PythonStore, storeTypes } from './store'

/**
 * Firestore's REST interface, because the official client brings gRPC and two dozen packages. Only the signature of the
 * service account needs a package: the standard library has no RSA.
 */
export const firebaseStore: PythonStore = {
  packages: ['cryptography'],
  settings: [
    ['firebase_project_id', 'FIREBASE_PROJECT_ID'],
    ['firebase_client_email', 'FIREBASE_CLIENT_EMAIL'],
    ['firebase_private_key', 'FIREBASE_PRIVATE_KEY'],
    ['firestore_emulator_host', 'FIRESTORE_EMULATOR_HOST'],
  ],
  missing: code`
    not (
        config.firebase_project_id
        and (
            config.firestore_emulator_host
            or (config.firebase_client_email and config.firebase_private_key)
        )
    )
  `,
  className: 'FirebaseStore',
  arguments: 'config',
  files: (project) => [restFile(), firestoreFile(project)],
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        """Keeps data in Firestore."""

        ${has('auth') && 'import hashlib'}
        ${data && 'from typing import Any'}

        from ..config import Config
        from .firestore import Firestore
        ${data && 'from .rest import ApiError'}
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      has('auth') && 'ALREADY_EXISTS = 409',
      has('api') && 'NOT_FOUND = 404',
      code`
        class FirebaseStore:
            def __init__(self, config: Config) -> None:
                self._firestore = Firestore(config)

            def ping(self) -> None:
                self._firestore.query("health", limit=1)

            def close(self) -> None:
                pass

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    found = self._firestore.query(
                        "items", limit=limit, offset=offset, newest_by="createdAt"
                    )
                    total = self._firestore.count("items")
                    return [_to_item(document) for document in found], total

                def get_item(self, item_id: str) -> Item | None:
                    document = self._firestore.get("items", item_id)
                    return _to_item(document) if document else None

                def create_item(self, item: Item) -> None:
                    document = {
                        "id": item.id,
                        "title": item.title,
                        "done": item.done,
                        "createdAt": item.created_at,
                    }
                    self._firestore.create("items", item.id, document)

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    values = {"title": title, "done": done}
                    changes = {name: value for name, value in values.items() if value is not None}
                    try:
                        return _to_item(self._firestore.update("items", item_id, changes))
                    except ApiError as error:
                        if error.status == NOT_FOUND:
                            return None
                        raise

                def delete_item(self, item_id: str) -> bool:
                    try:
                        self._firestore.delete("items", item_id, must_exist=True)
                    except ApiError as error:
                        if error.status == NOT_FOUND:
                            return False
                        raise
                    return True
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    document = {
                        "id": user.id,
                        "email": user.email,
                        "passwordHash": user.password_hash,
                        "createdAt": user.created_at,
                    }
                    try:
                        # The id is made from the address, which keeps that unique.
                        self._firestore.create("users", _email_id(user.email), document)
                    except ApiError as error:
                        if error.status == ALREADY_EXISTS:
                            return False
                        raise
                    return True

                def find_user_by_email(self, email: str) -> User | None:
                    document = self._firestore.get("users", _email_id(email))
                    return _to_user(document) if document else None

                def create_session(self, session: Session) -> None:
                    document = {"userId": session.user_id, "expiresAt": session.expires_at}
                    self._firestore.create("sessions", session.token_hash, document)

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    session = self._firestore.get("sessions", token_hash)
                    if session is None or session["expiresAt"] <= now:
                        return None
                    same = ("id", session["userId"])
                    users = self._firestore.query("users", limit=1, where=same)
                    return _to_user(users[0]) if users else None

                def delete_session(self, token_hash: str) -> None:
                    self._firestore.delete("sessions", token_hash)
              `
            }
      `,
      has('api') &&
        code`
          def _to_item(document: dict[str, Any]) -> Item:
              return Item(
                  document["id"], document["title"], document["done"], document["createdAt"]
              )
        `,
      has('auth') &&
        code`
          def _to_user(document: dict[str, Any]) -> User:
              return User(
                  document["id"],
                  document["email"],
                  document["passwordHash"],
                  document["createdAt"],
              )

          def _email_id(email: str) -> str:
              return hashlib.sha256(email.encode()).hexdigest()
        `,
    )
  },
}
