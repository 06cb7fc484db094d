import { blocks, code } from '../../../text/code'
import { pythonLiteral } from '../../../text/escape'
import { hasData, type PythonStore, storeTypes, timeImports } from './store'

export const redisStore: PythonStore = {
  packages: ['redis'],
  settings: [['redis_url', 'REDIS_URL']],
  missing: 'not config.redis_url',
  className: 'RedisStore',
  arguments: 'config.redis_url',
  source: (project) => {
    const { has, slug } = project
    return blocks(
      code`
        """Keeps data in Redis."""

        ${has('auth') && 'import json\nfrom dataclasses import asdict'}

        from redis import Redis

        ${timeImports(project, { api: ['from_iso'], auth: ['from_iso'] })}
        ${storeTypes(project, { api: ['Item'], auth: ['Session', 'User'] })}
      `,
      hasData(project) && `PREFIX = ${pythonLiteral(`${slug}:`)}`,
      has('api') && '# Ids of all items, by the time of their creation.\nITEMS = f"{PREFIX}items"',
      code`
        class RedisStore:
            def __init__(self, url: str) -> None:
                # The client connects with the first command, in a pool of its own.
                self._redis = Redis.from_url(
                    url, decode_responses=True, socket_connect_timeout=3, socket_timeout=5
                )

            def ping(self) -> None:
                self._redis.ping()

            def close(self) -> None:
                self._redis.close()

            ${
              has('api') &&
              code`
                def list_items(self, limit: int, offset: int) -> tuple[list[Item], int]:
                    ids = self._redis.zrange(ITEMS, offset, offset + limit - 1, desc=True)
                    pipeline = self._redis.pipeline()
                    for item_id in ids:
                        pipeline.hgetall(_item_key(item_id))
                    rows = pipeline.execute()
                    return [_to_item(row) for row in rows if row], self._redis.zcard(ITEMS)

                def get_item(self, item_id: str) -> Item | None:
                    row = self._redis.hgetall(_item_key(item_id))
                    return _to_item(row) if row else None

                def create_item(self, item: Item) -> None:
                    row = {
                        "id": item.id,
                        "title": item.title,
                        "done": _flag(item.done),
                        "createdAt": item.created_at,
                    }
                    pipeline = self._redis.pipeline()
                    pipeline.hset(_item_key(item.id), mapping=row)
                    pipeline.zadd(ITEMS, {item.id: from_iso(item.created_at).timestamp() * 1000})
                    pipeline.execute()

                def update_item(
                    self, item_id: str, title: str | None, done: bool | None
                ) -> Item | None:
                    key = _item_key(item_id)
                    if not self._redis.exists(key):
                        return None
                    if title is not None:
                        self._redis.hset(key, "title", title)
                    if done is not None:
                        self._redis.hset(key, "done", _flag(done))
                    return self.get_item(item_id)

                def delete_item(self, item_id: str) -> bool:
                    pipeline = self._redis.pipeline()
                    pipeline.zrem(ITEMS, item_id)
                    pipeline.delete(_item_key(item_id))
                    return pipeline.execute()[0] == 1
              `
            }

            ${
              has('auth') &&
              code`
                def create_user(self, user: User) -> bool:
                    if not self._redis.set(_email_key(user.email), user.id, nx=True):
                        return False
                    self._redis.set(_user_key(user.id), json.dumps(asdict(user)))
                    return True

                def find_user_by_email(self, email: str) -> User | None:
                    return self._get_user(self._redis.get(_email_key(email)))

                def create_session(self, session: Session) -> None:
                    # Redis forgets the session by itself.
                    ends = from_iso(session.expires_at)
                    key = _session_key(session.token_hash)
                    self._redis.set(key, session.user_id, pxat=ends)

                def find_session_user(self, token_hash: str, now: str) -> User | None:
                    return self._get_user(self._redis.get(_session_key(token_hash)))

                def delete_session(self, token_hash: str) -> None:
                    self._redis.delete(_session_key(token_hash))

                def _get_user(self, user_id: str | None) -> User | None:
                    text = user_id and self._redis.get(_user_key(user_id))
                    return User(**json.loads(text)) if text else None
              `
            }
      `,
      has('api') &&
        code`
          def _item_key(item_id: str) -> str:
              return f"{PREFIX}item:{item_id}"

          def _flag(done: bool) -> str:
              return "true" if done else "false"

          def _to_item(row: dict[str, str]) -> Item:
              return Item(row["id"], row["title"], row["done"] == "true", row["createdAt"])
        `,
      has('auth') &&
        code`
          def _user_key(user_id: str) -> str:
              return f"{PREFIX}user:{user_id}"

          def _email_key(email: str) -> str:
              return f"{PREFIX}email:{email}"

          def _session_key(token_hash: str) -> str:
              return f"{PREFIX}session:{token_hash}"
        `,
    )
  },
}
