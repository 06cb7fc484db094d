/** The oldest Python that generated projects run on, and the one that their containers use. */
export const PYTHON_MINIMUM = '3.11'
export const PYTHON_CONTAINER = '3.13'

/** Every package that a generated project may depend on, at the one exact version that was installed. */
export const PYPI = {
  'PyMySQL[rsa]': '1.2.3',
  cryptography: '50.0.2',
  'psycopg[binary]': '3.3.6',
  pymongo: '4.18.2',
  redis: '8.1.0',
} as const

export type PythonPackage = keyof typeof PYPI
