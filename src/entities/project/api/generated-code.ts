import { openWorker } from '@/shared/lib/worker-channel'
import type { RunGuide } from '@orrery/generator/guide'
import type { CodeOrder, GeneratedFile } from '@orrery/generator/model'
import { codeSource, type Project } from '../model/project'
import type { CodeJobs } from './generate.worker'

/** The generator runs in a worker, so that the page stays quick: it is never loaded on the main thread. */
const askGenerator = openWorker<CodeJobs>(
  () => new Worker(new URL('./generate.worker.ts', import.meta.url), { type: 'module' }),
  'The code generator could not be loaded.',
)

/** The files that would be generated, each with what it is there for. Rejects with what is wrong, or with the reason of `signal`. */
export async function generateFiles(order: CodeOrder, signal?: AbortSignal): Promise<GeneratedFile[]> {
  return await askGenerator('files', order, { signal })
}

/** How to run the project that would be generated. Rejects with what is wrong, or with the reason of `signal`. */
export async function readRunGuide(order: CodeOrder, signal?: AbortSignal): Promise<RunGuide> {
  return await askGenerator('guide', order, { signal })
}

/**
 * The zip of the files (`code`) or the single project file (`project`), with a safe name to save it under.
 * Rejects with what is wrong, or with the reason of `signal`.
 */
export async function packSource(
  order: CodeOrder,
  kind: 'code' | 'project',
  signal?: AbortSignal,
): Promise<{ fileName: string; blob: Blob }> {
  const { fileName, bytes } = await askGenerator('pack', { order, kind }, { signal })
  const type = kind === 'code' ? 'application/zip' : 'application/json'
  return { fileName, blob: new Blob([bytes as BlobPart], { type }) }
}

/** The same for a project that is kept. */
export function packProject(project: Project, kind: 'code' | 'project', signal?: AbortSignal) {
  const { createdAt, createdBy } = project
  return packSource({ source: codeSource(project), createdAt, createdBy }, kind, signal)
}
