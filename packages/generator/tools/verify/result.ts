import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { GeneratedFile } from '../../model/project-file'

interface Verification {
  combination: string
  /** What the summary counts by: a backend, or a project type. */
  group: string
  folder: string
  /** The step that failed, with the end of its output; null when everything worked. */
  failure: string | null
  /** Seconds that each step took. */
  seconds: { install?: number; check?: number; start?: number; test?: number }
}

type Step = keyof Verification['seconds']

/** Writes the files to a temporary folder and works there. Never rejects: a failure is part of the result. */
export async function verifyIn(
  combination: string,
  group: string,
  files: readonly GeneratedFile[],
  keep: boolean | undefined,
  work: (folder: string, timed: (step: Step, work: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<Verification> {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'))
  const seconds: Verification['seconds'] = {}
  const timed = async (step: Step, action: () => Promise<void>) => {
    const started = performance.now()
    await action().finally(() => {
      seconds[step] = Math.round((performance.now() - started) / 100) / 10
    })
  }
  const result = { combination, group, folder, seconds }
  try {
    await writeFiles(files, folder)
    await work(folder, timed)
    return { ...result, failure: null }
  } catch (error) {
    return { ...result, failure: error instanceof Error ? error.message : String(error) }
  } finally {
    if (!keep) await rm(folder, { recursive: true, force: true })
  }
}

async function writeFiles(files: readonly GeneratedFile[], folder: string): Promise<void> {
  for (const { path, content } of files) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, content)
  }
}
