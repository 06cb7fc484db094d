import { packSource } from '@/entities/project'
import { namedByStack, type ProjectConfig } from '@/entities/project/model'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { createAskMachine } from '@machines/ask'

/** The question is the choice; the answer is the name of the saved file. A worker that hangs is reported. */
export const starterDownloadMachine = createAskMachine<ProjectConfig, string>({
  id: 'starter-download',
  timeout: 30_000,
})

export type StarterDownloadActor = ActorRefFrom<typeof starterDownloadMachine>

/** A zip of a choice, made in this browser and called like its stack when it has no name. It needs no account, because nothing is stored. */
export function useStarterDownload(config: ProjectConfig): StarterDownloadActor {
  const { now } = useActorEnvironment()
  return usePageActor(starterDownloadMachine, {
    input: { question: config },
    effects: {
      actors: {
        async answer({ input: { question }, signal }) {
          const config = namedByStack(question)
          const { name, description } = config
          const { fileName, blob } = await packSource(
            {
              source: { kind: 'stack', name, description, aiTools: [], config },
              createdAt: new Date(now()).toISOString(),
              createdBy: 'guest',
            },
            'code',
            signal,
          )
          saveFile(fileName, blob)
          return fileName
        },
      },
    },
  })
}
