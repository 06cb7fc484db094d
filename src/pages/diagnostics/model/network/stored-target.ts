import { check, type GenericSchema, nullable, pipe, string } from 'valibot'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser, type StoredDefinition } from '@/shared/lib/storage'
import { targetError } from '@machines/network-diagnostics'

const schema: GenericSchema<unknown, string | null> = nullable(
  pipe(
    string(),
    check((target) => targetError(target) === null),
  ),
)

const storedTarget: StoredDefinition<string | null> = {
  key: 'font-probe',
  version: 1,
  schema,
  fallback: null,
}

/** The target that the administrator chose for the fifth probe (NET-01); null for the app's own font file. */
export const readTarget = (userId: string): string | null =>
  browserStorage.read(forUser(storedTarget, userId))

/** Lasts until the tab closes when the browser refuses to keep it. */
export function keepTarget(userId: string, target: string | null): void {
  browserStorage.write(forUser(storedTarget, userId), target)
}
