import { existsSync } from 'node:fs'

// Variables that are set already win. Node's own flag for it breaks --watch when there is no such file.
if (existsSync('../.env')) process.loadEnvFile('../.env')
