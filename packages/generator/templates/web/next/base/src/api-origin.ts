import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

const file = resolve('../.env')
const { API_ORIGIN: origin, PORT: port } = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}

/** The address of the API server. Its port is read from `.env`, because Next.js sets PORT to its own port. */
export const API_ORIGIN = process.env.API_ORIGIN || origin || `http://127.0.0.1:${port || '{{port}}'}`
