import { delimiter, join } from 'node:path'
import { generateStarter, starterVerification } from '../../src/entities/project/lib/generator'
import { AI_TOOL_IDS } from '../../src/entities/project/model/ai-tools'
import { type StarterType, TYPE_LABELS } from '../../src/entities/project/model/types'
import { expect, missingPrograms, run, withServer } from './command'
import { notRun, type Verification, verifyIn, type VerifyOptions } from './result'

/** Installs, starts and tests the starter of a project type, with every AI tool on. */
export async function verifyStarter(type: StarterType, options: VerifyOptions = {}): Promise<Verification> {
  const { label } = TYPE_LABELS[type]
  const how = starterVerification(type)
  const missing = missingPrograms(how.needs)
  if (missing.length > 0) return notRun(label, label, missing)
  const files = generateStarter({ type, name: 'Field Notes', description: '', aiTools: AI_TOOL_IDS })
  return verifyIn(label, label, files, options.keep, async (folder, timed) => {
    const path = how.path && (process.platform === 'win32' ? how.path.windows : how.path.posix)
    const env: Record<string, string> = path
      ? { PATH: `${join(folder, path)}${delimiter}${process.env.PATH ?? ''}` }
      : {}
    await timed('install', async () => {
      for (const { command, optional } of how.install)
        await run(folder, command, env).catch((error: unknown) => {
          if (!optional) throw error
        })
    })
    const { check, start, run: once } = how
    if (options.check && check) await timed('check', () => run(folder, check, env))
    if (start)
      await timed('start', () =>
        withServer(
          folder,
          start.command,
          start.health,
          async (_, response) => expect(response.status === 200, `it answers with ${response.status}`),
          env,
        ),
      )
    else if (once) await timed('start', () => run(folder, once, env))
    await timed('test', () => run(folder, how.test, env))
  })
}
