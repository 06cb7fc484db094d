import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const env = resolve('../.env')
if (existsSync(env)) process.loadEnvFile(env)

/** Where the server of this project listens. */
export const API_ORIGIN = process.env.API_ORIGIN || `http://127.0.0.1:${process.env.PORT || '{{port}}'}`
