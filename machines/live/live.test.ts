import { Failure } from '@/shared/lib/failure'
import { type LiveEvent, liveMachine } from '@machines/live'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const newest = (isNewer: boolean) => ({ type: 'stream.newest', isNewer }) as const
const alive = { type: 'stream.alive' } as const
const ended = { type: 'stream.ended' } as const
const refused = { type: 'stream.refused' } as const
const again = { type: 'again' } as const
const down = new Failure('down', 'network')

const walk: Walk<typeof liveMachine> = {
  machine: liveMachine,
  input: { owner: 'ada', seed: 1 },
  events: [newest(true), newest(false), alive, ended, refused, again] satisfies LiveEvent[],
  answers: { stream: { error: [down] }, watch: { error: [down] } },
}

describe('live', () => {
  itCoversEverything(walk)
})

describe('live, as other browsers notice it', () => {
  const journey = journeysOf(walk)
  const connecting = { streaming: 'connecting' } as const
  const listening = { streaming: 'listening' } as const
  const open = (name: string) => journey(name).send(newest(false))

  journey('a change elsewhere is reported, also one from before the stream was open')
    .expect({ state: connecting, asked: { stream: [{ owner: 'ada' }] } })
    .send(newest(true))
    .expect({ state: listening, did: { report: undefined } })
  open('what this browser has read already is not reported')
    .send(newest(false))
    .expect({ state: listening, did: { report: null } })
  open('signs of life hold the stream, and silence ends it')
    .wait(44_999)
    .send(alive)
    .wait(44_999)
    .expect({ state: listening })
    .wait(1)
    .expect({ state: 'waiting', context: { failures: 1 } })
  open('a notice holds the stream as well')
    .wait(44_999)
    .send(newest(true))
    .wait(44_999)
    .expect({ state: listening })
  journey('an answer is waited for 20 seconds')
    .wait(19_999)
    .expect({ state: connecting })
    .wait(1)
    .expect({ state: 'waiting', context: { failures: 1 } })
  journey('a stream that ends is opened again, each time later, and a success forgets the failures')
    .send(ended)
    .expect({ state: 'waiting', context: { failures: 1 } })
    .wait(1000)
    .expect({ state: connecting, context: { failures: 1 } })
    .send(ended)
    .wait(999)
    .expect({ state: 'waiting', context: { failures: 2 } })
    .wait(1001)
    .expect({ state: connecting })
    .send(newest(true))
    .expect({ context: { failures: 0 } })
  const stubborn = journey('the wait between two attempts has a limit of half a minute')
  for (let attempt = 0; attempt < 9; attempt++)
    stubborn.send(ended).wait(30_000).expect({ state: connecting })
  journey('an attempt at once is made when the connection returns')
    .send(ended, again)
    .expect({ state: connecting })
  journey('a failure of the effect is an end of the stream')
    .fail('stream', down)
    .expect({ state: 'waiting', context: { failures: 1 } })
  journey('a server without streams is asked again ten minutes later')
    .send(refused)
    .wait(599_999)
    .expect({ state: 'unavailable' })
    .wait(1)
    .expect({ state: connecting })
})
