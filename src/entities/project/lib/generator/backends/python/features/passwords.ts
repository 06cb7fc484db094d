import { code } from '../../../text/code'
import { pythonFile } from '../text'

/** `app/auth/passwords.py` */
export function passwordsFile() {
  return pythonFile(
    'app/auth/passwords.py',
    code`
      """Passwords are stored as salted scrypt hashes."""

      import hashlib
      import hmac
      import secrets
      import threading

      COST = 2**15
      KEY_LENGTH = 32
      MEMORY = 64 * 1024 * 1024

      # Compared against when there is no such account, so that both answers take the same time.
      NOBODY = f"{'0' * 32}:{'0' * KEY_LENGTH * 2}"

      # Each computation takes 32 MB: not more of them at once, whoever asks.
      _turns = threading.BoundedSemaphore(4)

      def hash_password(password: str) -> str:
          """The salt and the key, both in hexadecimal: salt:key"""
          salt = secrets.token_bytes(16)
          return f"{salt.hex()}:{_derive(password, salt).hex()}"

      def verify_password(password: str, password_hash: str | None) -> bool:
          salt, _, key = (password_hash or NOBODY).partition(":")
          actual = _derive(password, bytes.fromhex(salt))
          return hmac.compare_digest(actual, bytes.fromhex(key))

      def _derive(password: str, salt: bytes) -> bytes:
          with _turns:
              return hashlib.scrypt(
                  password.encode(),
                  salt=salt,
                  n=COST,
                  r=8,
                  p=3,
                  maxmem=MEMORY,
                  dklen=KEY_LENGTH,
              )
    `,
  )
}

/** `app/auth/rate_limit.py` */
export function rateLimitFile() {
  return pythonFile(
    'app/auth/rate_limit.py',
    code`
      """Counts attempts in the memory of this process."""

      import threading
      import time

      KEYS_KEPT = 10_000

      class RateLimit:
          def __init__(self, attempts: int, seconds: int) -> None:
              self._attempts = attempts
              self._seconds = seconds
              # How many attempts there were, and when the count starts again.
              self._windows: dict[str, tuple[int, float]] = {}
              self._lock = threading.Lock()

          def allows(self, key: str) -> bool:
              """Counts one more attempt; false when there were too many."""
              now = time.monotonic()
              with self._lock:
                  count, ends = self._windows.pop(key, (0, 0.0))
                  if ends <= now:
                      count, ends = 0, now + self._seconds
                  self._windows[key] = (count + 1, ends)
                  if len(self._windows) > KEYS_KEPT:
                      # A dictionary keeps the order of insertion: this is the oldest.
                      del self._windows[next(iter(self._windows))]
              return count < self._attempts

          def reset(self, key: str) -> None:
              with self._lock:
                  self._windows.pop(key, None)
    `,
  )
}
