import { copiedMachine } from '@machines/copied'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof copiedMachine> = {
  machine: copiedMachine,
  events: [{ type: 'copy', text: 'orrery' }],
  answers: { writeClipboard: { done: [undefined], error: [new Error('NotAllowedError')] } },
}

describe('copied', () => {
  itCoversEverything(walk)
})

// As the documents have it (DEP-05): the check mark shows for two seconds, and only for what was copied.
describe('copied, as users see it', () => {
  const journey = journeysOf(walk)
  const asked = [{ text: 'one' }]

  journey('confirms the copy for two seconds')
    .send({ type: 'copy', text: 'one' })
    .expect({ state: 'copying', asked: { writeClipboard: asked } })
    .answer('writeClipboard')
    .wait(1999)
    .expect({ state: 'copied' })
    .wait(1)
    .expect({ state: 'idle' })

  journey('a browser that refuses is not a success')
    .send({ type: 'copy', text: 'one' })
    .fail('writeClipboard', new Error('NotAllowedError'))
    .expect({ state: 'refused' })
    .wait(2000)
    .expect({ state: 'idle' })

  journey('a clipboard that never responds is not a success, and is aborted')
    .send({ type: 'copy', text: 'one' })
    .wait(10_000)
    .expect({ state: 'refused', takenBack: ['writeClipboard'] })

  journey('copying another text at once copies that text')
    .send({ type: 'copy', text: 'one' })
    .answer('writeClipboard')
    .send({ type: 'copy', text: 'two' })
    .expect({ state: 'copying', asked: { writeClipboard: [...asked, { text: 'two' }] } })

  journey('the same copy can be retried after a refusal')
    .send({ type: 'copy', text: 'one' })
    .fail('writeClipboard', new Error('NotAllowedError'))
    .send({ type: 'copy', text: 'two' })
    .expect({ state: 'copying', asked: { writeClipboard: [...asked, { text: 'two' }] } })
    .answer('writeClipboard')
    .expect({ state: 'copied' })

  journey('an answer after the timeout changes nothing')
    .send({ type: 'copy', text: 'one' })
    .answer('writeClipboard')
    .wait(60_000)
    .expect({ state: 'idle' })

  journey('the text is copied exactly, with its blanks and its final line break')
    .send({ type: 'copy', text: '  indented\n' })
    .expect({ asked: { writeClipboard: [{ text: '  indented\n' }] } })
})
