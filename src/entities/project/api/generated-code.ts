import type { Project } from '../model/project'
import type { ProjectFile } from '../model/project-file'

/** Generates the documented project file. The generator is loaded on first use. */
export async function generateFor(project: Project): Promise<ProjectFile> {
  const { generateProject } = await import('../lib/generator')
  return generateProject({
    config: { ...project.config, name: project.name, description: project.description },
    createdAt: project.createdAt,
    createdBy: project.createdBy,
  })
}

/** The zip of the files (`code`) or the single project file (`project`), with a safe name to save it under. */
export async function packProject(
  project: Project,
  kind: 'code' | 'project',
): Promise<{ fileName: string; blob: Blob }> {
  const [file, archive] = await Promise.all([generateFor(project), import('../lib/archive')])
  return kind === 'code'
    ? {
        fileName: archive.projectFileName(project.name, 'zip'),
        blob: new Blob([archive.zipProject(file) as BlobPart], { type: 'application/zip' }),
      }
    : {
        fileName: archive.projectFileName(project.name, 'json'),
        blob: new Blob([archive.serializeProjectFile(file)], { type: 'application/json' }),
      }
}
