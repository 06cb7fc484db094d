import { existsSync } from 'node:fs'

// Variables that are already set take precedence. Node's --env-file flag breaks --watch when the file is missing.
if (existsSync('../.env')) process.loadEnvFile('../.env')
