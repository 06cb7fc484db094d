import { useSessionProfile } from '@/entities/profile'
import { packProject, recordActivity } from '@/entities/project'
import type { Project } from '@/entities/project/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { createAskMachine } from '@machines/ask'

/** `code`: a zip of the files. `project`: the documented single project file. */
export type DownloadKind = 'code' | 'project'

/** PRJ-08: the answer is the name of the saved file, said for a moment. A worker that hangs is reported. */
export const projectDownloadMachine = createAskMachine<DownloadKind, string>({
  id: 'project-download',
  timeout: 30_000,
  shown: 5000,
})

export type ProjectDownloadActor = ActorRefFrom<typeof projectDownloadMachine>

/** Downloads of one project; each is recorded in the project's activity. */
export function useProjectDownload(project: Project): ProjectDownloadActor {
  const userId = useSessionProfile()?.id
  const { now } = useActorEnvironment()
  return usePageActor(projectDownloadMachine, {
    input: { question: 'code' },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          const { fileName, blob } = await packProject(project, question, signal)
          saveFile(fileName, blob)
          if (userId)
            recordActivity(
              userId,
              project.id,
              question === 'code' ? 'downloaded-code' : 'downloaded-project',
              now(),
            )
          return fileName
        },
      },
    },
  })
}
