// `npm run oracle:record`: writes every file of the oracle into a folder, asks DuckDB (Python's package, in an environment
// of its own under node_modules/.cache) about it, and stores the answers in answers.jsonl.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { answersPath, hashOf } from './answers'
import { oracleFiles } from './files'

const DUCKDB = 'duckdb==2.0.1'

const cache = join(import.meta.dirname, '../../../../node_modules/.cache/orrery')
const folder = join(cache, 'oracle-files')
const environment = join(cache, 'oracle-python')
const python = join(environment, 'bin/python')

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const files = oracleFiles()
const questions = files.map(({ name, bytes, asked, ask, options, dialect }) => {
  writeFileSync(join(folder, name), bytes)
  if (asked) writeFileSync(join(folder, `utf8-${name}`), asked)
  return { name, asked: asked ? `utf8-${name}` : name, hash: hashOf(bytes), ask, options, dialect }
})
writeFileSync(join(folder, 'questions.json'), JSON.stringify(questions))

if (!existsSync(python)) run('python3', '-m', 'venv', environment)
run(python, '-m', 'pip', 'install', '--quiet', DUCKDB)
run(python, join(import.meta.dirname, 'ask.py'), folder, answersPath)
