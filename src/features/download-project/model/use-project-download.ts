import { packProject } from '@/entities/project'
import type { Project } from '@/entities/project/model'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { projectDownloadMachine } from '@machines/project-download'
import { saveFile } from '@/shared/lib/save-file'

export type ProjectDownloadActor = ActorRefFrom<typeof projectDownloadMachine>

/** Downloads of one project. */
export function useProjectDownload(project: Project): ProjectDownloadActor {
  return usePageActor(
    projectDownloadMachine.provide({
      actors: {
        download: fromPromise(async ({ input: { kind }, signal }) => {
          const { fileName, blob } = await packProject(project, kind, signal)
          saveFile(fileName, blob)
          return { fileName }
        }),
      },
    }),
  )
}
