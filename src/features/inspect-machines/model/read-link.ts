import { Failure } from '@/shared/lib/failure'
import { machineNamed, sampleInputOf } from './machines'
import { proven, type Restored } from './restore'
import { decodeLink } from './state-link'

/** The effect of a link, before it is applied. */
export interface Restoration {
  paused: boolean
  actors: Restored[]
}

/**
 * Reads the part of an address after `#state=` and validates all of it. Rejects with a `Failure` that names the reason.
 * Nothing of the link runs before the user agrees.
 */
export async function readLink(text: string): Promise<Restoration> {
  const { paused, actors } = decodeLink(text)
  const labels = new Set(actors.map(({ label }) => label))
  if (labels.size < actors.length) throw new Failure('It restores the same actor twice.')
  const restored = await Promise.all(
    actors.map(async (actor) =>
      proven(actor, await machineNamed(actor.machine), await sampleInputOf(actor.machine)),
    ),
  )
  return { paused, actors: restored }
}
