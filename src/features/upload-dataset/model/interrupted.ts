import { nullable, number, object, picklist, string } from 'valibot'
import { UPLOAD_TYPES, VISIBILITIES } from '@/entities/dataset/model'
import { createStorage, forUser, type StoredDefinition } from '@/shared/lib/storage'
import type { InterruptedUpload } from '@machines/dataset-upload'

/** Storage of this tab only: the upload of another tab goes on while this tab is reloaded. */
const tabStorage = createStorage({
  backend: () => ({
    getItem: (key) => window.sessionStorage.getItem(key),
    setItem: (key, value) => window.sessionStorage.setItem(key, value),
    removeItem: (key) => window.sessionStorage.removeItem(key),
    keys: () => Object.keys(window.sessionStorage),
  }),
  onForeignChange: () => undefined,
})

const stored: StoredDefinition<InterruptedUpload | null> = {
  key: 'dataset-upload',
  version: 1,
  schema: nullable(
    object({
      values: object({
        name: string(),
        description: string(),
        type: picklist(UPLOAD_TYPES),
        visibility: picklist(VISIBILITIES),
      }),
      percent: number(),
    }),
  ),
  fallback: null,
}

/** The upload of this user that ended with the page, in this tab. */
export const readInterrupted = (userId: string) => tabStorage.read(forUser(stored, userId))

/** Stores the progress of an upload, for the case that the page ends. A write that the browser refuses is ignored. */
export const rememberUpload = (userId: string, upload: InterruptedUpload) =>
  void tabStorage.write(forUser(stored, userId), upload)

export const forgetUpload = (userId: string) => tabStorage.remove(forUser(stored, userId))
