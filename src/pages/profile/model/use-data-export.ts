import { readAccountRecord } from '@/entities/profile'
import { browserStorage } from '@/shared/lib/browser-storage'
import { ownedEntries } from '@/shared/lib/collection'
import { type ActorRefFrom, useActorEnvironment, usePageActor } from '@/shared/lib/machine'
import { saveFile, withMaskedKeys } from '@/shared/lib/save-file'
import { createAskMachine } from '@machines/ask'

/** PRF-03, Download Data: the confirmation stands for three seconds. */
export const dataExportMachine = createAskMachine<undefined, void>({
  id: 'data-export',
  timeout: 15_000,
  shown: 3000,
})

export type DataExportActor = ActorRefFrom<typeof dataExportMachine>

/** The account, the profile and everything that this browser keeps for the user, as one JSON file. */
export function useDataExport(userId: string): DataExportActor {
  const { now } = useActorEnvironment()
  return usePageActor(dataExportMachine, {
    input: { question: undefined },
    effects: {
      actors: {
        async answer({ signal }) {
          const record = await readAccountRecord(userId, signal)
          const content = {
            exportedAt: new Date(now()).toISOString(),
            note: 'API keys of other services are masked except for their last four characters.',
            ...record,
            browser: { ...browserStorage.ownedBy(userId), ...(await ownedEntries(userId)) },
          }
          saveFile('orrery-data.json', new Blob([withMaskedKeys(content)], { type: 'application/json' }))
        },
      },
    },
  })
}
