import { readAllDocuments } from '@/entities/document'
import { readAccountRecord } from '@/entities/profile'
import { readOwnFilesAndLinks } from '@/entities/shared-link'
import { browserStorage } from '@/shared/lib/browser-storage'
import { ownedEntries } from '@/shared/lib/collection'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { saveFile, withMaskedKeys } from '@/shared/lib/save-file'
import { createAskMachine } from '@machines/ask'
import { exportContent } from './export-content'

/** PRF-03, Download Data: the confirmation stands for three seconds. */
export const dataExportMachine = createAskMachine<undefined, void>({
  id: 'data-export',
  timeout: 60_000,
  shown: 3000,
})

export type DataExportActor = ActorRefFrom<typeof dataExportMachine>

/** The account, the profile, everything that the account stores and everything that this browser does, as one JSON file. */
export function useDataExport(userId: string): DataExportActor {
  const { now } = useActorEnvironment()
  return usePageActor(dataExportMachine, {
    input: { question: undefined },
    effects: {
      actors: {
        async answer({ signal }) {
          const content = await exportContent(
            {
              record: () => readAccountRecord(userId, signal),
              documents: () => readAllDocuments(userId, signal),
              shared: () => readOwnFilesAndLinks(signal),
              browser: async () => ({ ...browserStorage.ownedBy(userId), ...(await ownedEntries(userId)) }),
            },
            now(),
          )
          saveFile('orrery-data.json', new Blob([withMaskedKeys(content)], { type: 'application/json' }))
        },
      },
    },
  })
}
