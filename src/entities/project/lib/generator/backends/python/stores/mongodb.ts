import { blocks, code } from '../../../text/code'
import { hasData, type PythonStore, storeTypes, timeImports } from './store'

export const mongodbStore: PythonStore = {
  packages: ['pymongo'],
  settings: [['mongodb_uri', 'MONGODB_URI']],
  missing: 'not config.mongodb_uri',
  className: 'MongodbStore',
  arguments: 'config.mongodb_uri',
  source: (project) => {
    const { has } = project
    const data = hasData(project)
    return blocks(
      code`
        """Keeps data in MongoDB."""

        ${data && 'import threading\nfrom typing import Any'}

        from pymongo import ${has('api') && 'DESCENDING, '}MongoClient${has('api') && ', ReturnDocument'}
        ${has('auth') && 'from pymongo.errors import DuplicateKeyError'}

        ${timeImports(project, { auth: ['from_iso'] })}
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      code`
        class MongodbStore:
            def __init__(self, uri: str) -> None:
                # The client connects with the first command, in a pool of its own.
                self._client = MongoClient(uri, serverSelectionTimeoutMS=3000)
                self._database = self._client.get_default_database("test")
                ${data && 'self._ready = False\nself._lock = threading.Lock()'}

            def ping(self) -> None:
                self._database.command("ping")

            def close(self) -> None:
                self._client.close()

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    items = self._collection("items")
                    page = items.find().sort([("createdAt", DESCENDING), ("_id", 1)])
                    found = page.skip(offset).limit(limit)
                    return [_to_item(document) for document in found], items.count_documents({})

                def get_item(self, item_id: str) -> Item | None:
                    document = self._collection("items").find_one({"_id": item_id})
                    return _to_item(document) if document else None

                def create_item(self, item: Item) -> None:
                    self._collection("items").insert_one(
                        {
                            "_id": item.id,
                            "title": item.title,
                            "done": item.done,
                            "createdAt": item.created_at,
                        }
                    )

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    values = {"title": title, "done": done}
                    changes = {name: value for name, value in values.items() if value is not None}
                    document = self._collection("items").find_one_and_update(
                        {"_id": item_id},
                        {"$set": changes},
                        return_document=ReturnDocument.AFTER,
                    )
                    return _to_item(document) if document else None

                def delete_item(self, item_id: str) -> bool:
                    result = self._collection("items").delete_one({"_id": item_id})
                    return result.deleted_count == 1
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    try:
                        self._collection("users").insert_one(
                            {
                                "_id": user.id,
                                "email": user.email,
                                "passwordHash": user.password_hash,
                                "createdAt": user.created_at,
                            }
                        )
                    except DuplicateKeyError:
                        return False
                    return True

                def find_user_by_email(self, email: str) -> User | None:
                    document = self._collection("users").find_one({"email": email})
                    return _to_user(document) if document else None

                def create_session(self, session: Session) -> None:
                    self._collection("sessions").insert_one(
                        {
                            "_id": session.token_hash,
                            "userId": session.user_id,
                            "expiresAt": from_iso(session.expires_at),
                        }
                    )

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    session = self._collection("sessions").find_one(
                        {"_id": token_hash, "expiresAt": {"$gt": from_iso(now)}}
                    )
                    if session is None:
                        return None
                    document = self._collection("users").find_one({"_id": session["userId"]})
                    return _to_user(document) if document else None

                def delete_session(self, token_hash: str) -> None:
                    self._collection("sessions").delete_one({"_id": token_hash})
              `
            }

            ${
              data &&
              code`
                def _collection(self, name: str) -> Any:
                    """The first one that is asked for creates the indexes."""
                    with self._lock:
                        if not self._ready:
                            self._create_indexes()
                            self._ready = True
                    return self._database[name]

                def _create_indexes(self) -> None:
                    ${has('api') && 'self._database["items"].create_index([("createdAt", DESCENDING), ("_id", 1)])'}
                    ${
                      has('auth') &&
                      code`
                        self._database["users"].create_index("email", unique=True)
                        self._database["sessions"].create_index("expiresAt", expireAfterSeconds=0)
                      `
                    }
              `
            }
      `,
      has('api') &&
        code`
          def _to_item(document: dict[str, Any]) -> Item:
              return Item(
                  document["_id"], document["title"], document["done"], document["createdAt"]
              )
        `,
      has('auth') &&
        code`
          def _to_user(document: dict[str, Any]) -> User:
              return User(
                  document["_id"],
                  document["email"],
                  document["passwordHash"],
                  document["createdAt"],
              )
        `,
    )
  },
}
