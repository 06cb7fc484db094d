import { type CodeOrder, codeSource, type Project } from '../model/project'
import type { GeneratedFile } from '../model/project-file'
import { orderCode } from './code-worker'

/** The files that would be generated. Rejects with what is wrong, and when the signal takes the order back. */
export function generateFiles(order: CodeOrder, signal?: AbortSignal): Promise<GeneratedFile[]> {
  return orderCode(order, 'files', signal)
}

/**
 * The zip of the files (`code`) or the single project file (`project`), with a safe name to save it under. Rejects with
 * what is wrong, and when the signal takes the order back.
 */
export async function packProject(
  project: Project,
  kind: 'code' | 'project',
  signal?: AbortSignal,
): Promise<{ fileName: string; blob: Blob }> {
  const { createdAt, createdBy } = project
  const order = { source: codeSource(project), createdAt, createdBy }
  const { fileName, bytes } = await orderCode(order, kind, signal)
  const type = kind === 'code' ? 'application/zip' : 'application/json'
  return { fileName, blob: new Blob([bytes as BlobPart], { type }) }
}
