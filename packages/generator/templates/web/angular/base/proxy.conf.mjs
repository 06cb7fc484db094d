import { existsSync } from 'node:fs'

const env = new URL('../.env', import.meta.url)
if (existsSync(env)) process.loadEnvFile(env)

export default { '/api': { target: `http://127.0.0.1:${process.env.PORT || '{{port}}'}` } }
