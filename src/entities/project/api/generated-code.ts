import { type CodeOrder, codeSource, type Project } from '../model/project'
import type { GeneratedFile } from '../model/project-file'
import { orderCode } from './code-worker'

/** The files that would be generated. Rejects with what is wrong. */
export function generateFiles(order: CodeOrder): Promise<GeneratedFile[]> {
  return orderCode(order, 'files')
}

/** The zip of the files (`code`) or the single project file (`project`), with a safe name to save it under. */
export async function packProject(
  project: Project,
  kind: 'code' | 'project',
): Promise<{ fileName: string; blob: Blob }> {
  const { createdAt, createdBy } = project
  const { fileName, bytes } = await orderCode({ source: codeSource(project), createdAt, createdBy }, kind)
  const type = kind === 'code' ? 'application/zip' : 'application/json'
  return { fileName, blob: new Blob([bytes as BlobPart], { type }) }
}
