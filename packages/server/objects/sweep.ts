import type { Backend } from '../database/backend'
import type { ObjectStore } from './store'

/** How often objects that no row names are removed, in ms. */
const EVERY = 6 * 60 * 60_000

/** Removes now and then what is no longer named. Failures are printed. Returns its end. */
export function sweepRegularly(
  objects: ObjectStore,
  { database, exclusivelyWithoutTidy }: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>,
  every = EVERY,
): () => void {
  const sweep = () =>
    exclusivelyWithoutTidy(() => database.query('select private.forget_dataset_files()'))
      .then(() => objects.sweep(unnamed))
      .catch((error: Error) => console.error(`Unused files could not be removed: ${error.message}`))
  const unnamed = async (hashes: string[]) => {
    const { rows } = await exclusivelyWithoutTidy(() =>
      database.query<{ unnamed: string[] }>('select private.unnamed_objects($1::text[]) as unnamed', [
        hashes,
      ]),
    )
    return rows[0]?.unnamed ?? []
  }
  const timer = setInterval(() => void sweep(), every).unref()
  return () => clearInterval(timer)
}
