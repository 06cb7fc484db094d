/**
 * Runs the raw folders of templates with their own tools: install, check, test. Folders whose tools this machine does not
 * have are named with the missing tool. Each run is recorded in templates/proofs.json with its date.
 *
 *   npm run verify:templates [-- server/node web/react …]
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Stack } from '../engine/manifest'
import { lintTemplates } from './lint'
import { keepProofs, type Proof, today } from './proofs'
import { partsIn, readPart, TEMPLATES } from './read'
import { missingPrograms } from './tools'

const STEPS = ['install', 'check', 'test'] as const
/** How long a step may take, in ms. */
const PATIENCE = 600_000

const commandOf = ({ run }: Stack, step: (typeof STEPS)[number]) => {
  const command = run?.[step]
  return typeof command === 'string' ? command : command?.do
}

function verify(id: string): Proof {
  const folder = join(TEMPLATES, id, 'base')
  const { stack } = readPart(id)
  const date = today()
  const commands = STEPS.map((step) => ({ step, command: commandOf(stack, step) }))
  const lacking = [
    ...new Set(commands.flatMap(({ command }) => (command ? missingPrograms(command, folder) : []))),
  ]
  if (lacking.length > 0) return { date, ran: false, note: `not on this machine: ${lacking.join(', ')}` }
  const seconds: string[] = []
  for (const { step, command } of commands) {
    if (!command) continue
    const began = performance.now()
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
      timeout: PATIENCE,
    })
    if (status !== 0) {
      console.error(`${stdout}${stderr}`.slice(-3000))
      return { date, ran: false, note: `${command} ended with ${status}` }
    }
    seconds.push(`${step} ${((performance.now() - began) / 1000).toFixed(1)} s`)
  }
  return { date, ran: true, note: `the raw folder: ${seconds.join(', ')}` }
}

const problems = lintTemplates(TEMPLATES, true)
for (const problem of problems) console.error(problem)
const wanted = process.argv.slice(2)
const proofs: Record<string, Proof> = {}
let failed = problems.length > 0
for (const id of partsIn().filter(
  (part) => part !== 'root' && (wanted.length === 0 || wanted.includes(part)),
)) {
  const proof = verify(id)
  proofs[id] = proof
  failed ||= !proof.ran && !proof.note.startsWith('not on this machine')
  console.log(`${proof.ran ? '✓' : '-'} ${id}: ${proof.note}`)
}
keepProofs(proofs)
process.exitCode = failed ? 1 : 0
