import { readAccountRecord } from '@/entities/profile'
import { browserStorage } from '@/shared/lib/browser-storage'
import { type ActorRefFrom, fromPromise, usePageActor } from '@/shared/lib/machine'
import { saveFile } from '@/shared/lib/save-file'
import { dataExportMachine } from '@machines/data-export'

export type DataExportActor = ActorRefFrom<typeof dataExportMachine>

/** PRF-03: the account, the profile and everything that this browser keeps for the user, as one JSON file. */
export function useDataExport(userId: string): DataExportActor {
  return usePageActor(
    dataExportMachine.provide({
      actors: {
        collect: fromPromise(async () => {
          const record = await readAccountRecord(userId)
          const content = {
            exportedAt: new Date().toISOString(),
            ...record,
            browser: browserStorage.ownedBy(userId),
          }
          const text = JSON.stringify(content, null, 2)
          saveFile('orrery-data.json', new Blob([text], { type: 'application/json' }))
        }),
      },
    }),
  )
}
