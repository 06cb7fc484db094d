const SLUG_LIMIT = 50

/** Device names that Windows keeps for itself, with or without an extension. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/** Names that npm refuses, or that would hide a module of Node.js. */
const OF_NODE =
  'node_modules favicon.ico assert buffer child_process cluster console constants crypto dgram dns domain events ' +
  'fs http http2 https inspector module net os path perf_hooks process punycode querystring readline repl stream ' +
  'string_decoder sys test timers tls tty url util v8 vm wasi worker_threads zlib npm node'

/** Packages of the templates: a project of the same name would depend on itself. tests/names.test.ts compares the list. */
const OF_TEMPLATES =
  'react react-dom react-router next vue vue-router vue-tsc svelte svelte-check rxjs tslib vite hono tsx typescript ' +
  'concurrently pg mysql2 mongodb redis firebase-admin expo react-native react-native-web electron ethers solc ' +
  'cross-env better-auth drizzle-kit drizzle-orm electron-builder electron-vite expo-constants expo-linking ' +
  'expo-router expo-status-bar happy-dom hardhat hono-rate-limiter jest jest-expo jsdom nodemailer openai ' +
  'openapi-typescript pinia postcss react-native-gesture-handler react-native-reanimated ' +
  'react-native-safe-area-context react-native-screens react-native-worklets server-only solhint swagger-ui-dist ' +
  'tailwindcss test-renderer viem vitest write-file-atomic zod zustand alembic annotated-doc annotated-types anyio ' +
  'click cloudpickle colorama email-validator fastapi fastapi-swagger google-cloud-firestore h11 httpcore2 httpx2 ' +
  'httpx2-jsfetch idna iniconfig joblib limits mypy narwhals numpy opentelemetry-api packaging pandas pluggy psycopg ' +
  'pwdlib pydantic pydantic-core pydantic-settings pygments pymongo pymysql pytest python-dateutil python-dotenv ' +
  'ruff scikit-learn scipy sqlalchemy starlette threadpoolctl truststore typing-extensions typing-inspection tzdata ' +
  'uv uvicorn cachetools certifi cffi charset-normalizer cryptography databricks-sdk gitdb gitpython google-auth ' +
  'importlib-metadata mlflow-skinny opentelemetry-proto opentelemetry-sdk opentelemetry-semantic-conventions ' +
  'protobuf pyasn1 pyasn1-modules pycparser pyyaml requests smmap sqlparse urllib3 zipp'

const TAKEN = new Set(`${OF_NODE} ${OF_TEMPLATES}`.split(' '))

/**
 * A name that is safe as npm package, folder, container and file name: lower-case ASCII letters, digits and hyphens,
 * at most 50 of them, starting with a letter, never reserved.
 */
export function projectSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LIMIT)
    .replace(/^-+|-+$/g, '')
  if (plain === '') return 'project'
  if (DEVICE.test(plain) || TAKEN.has(plain) || TAKEN.has(plain.replace(/-/g, '_'))) return `${plain}-app`
  return /^[a-z]/.test(plain) ? plain : `app-${plain}`.slice(0, SLUG_LIMIT).replace(/-+$/, '')
}

/**
 * One line of text without the characters that a generated file cannot hold or that mislead a reader: control
 * characters, lone surrogates, noncharacters (XML and YAML refuse U+FFFE and U+FFFF) and marks that turn the reading
 * direction.
 */
export function singleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}
