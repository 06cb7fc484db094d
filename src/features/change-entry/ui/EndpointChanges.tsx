import type { EntryChangeActor } from '../model/use-entry-change'
import { EntryChanges } from './EntryChanges'

/** Confirms the deletion of an endpoint, and reports a change that failed. */
export const EndpointChanges = ({ actor }: { actor: EntryChangeActor }) => (
  <EntryChanges
    actor={actor}
    title="Delete endpoint"
    confirm="Delete"
    question={(name) =>
      `Delete “${name}” with all its versions and numbers? Programs that ask it are refused from then on. This cannot be undone.`
    }
  />
)
