// `npm run check`: types, lint rules, formatting and generated files, one line each. Fails if any of them fails.
import { runChecks } from './checks.mjs'

const { failed } = await runChecks()
process.exitCode = failed > 0 ? 1 : 0
