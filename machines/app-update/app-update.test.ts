import { appUpdateMachine } from '@machines/app-update'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const walk: Walk<typeof appUpdateMachine> = {
  machine: appUpdateMachine,
  events: [
    { type: 'reload', unsaved: false },
    { type: 'reload', unsaved: true },
    { type: 'later' },
    { type: 'found' },
  ],
}

describe('app-update', () => {
  itCoversEverything(walk)
})

// As issue 18 has it: a new version asks to reload, never by itself, and never breaks an open form.
describe('app-update, as users see it', () => {
  const journey = journeysOf(walk)
  const reload = { type: 'reload', unsaved: false } as const
  const reloadUnsaved = { type: 'reload', unsaved: true } as const
  const later = { type: 'later' } as const
  const done = { reloadPage: undefined }

  journey('a new version never reloads the page by itself')
    .wait(24 * 60 * 60_000)
    .expect({ state: 'ready', did: { reloadPage: null }, can: [reload, later] })

  journey('Reload reloads at once when there is no unsaved input')
    .send(reload)
    .expect({ state: 'reloading', did: done })

  journey('Reload first warns that unsaved text would be lost')
    .send(reloadUnsaved)
    .expect({ state: 'unsaved', did: { reloadPage: null }, can: [reloadUnsaved, later] })

  journey('a user who reloads anyway is asked only once')
    .send(reloadUnsaved, reloadUnsaved)
    .expect({ state: 'reloading', did: done })

  journey('text that was sent in the meantime does not block the reload')
    .send(reloadUnsaved, reload)
    .expect({ state: 'reloading', did: done })

  journey('Later keeps the text and hides the notice')
    .send(reloadUnsaved, later)
    .wait(60 * 60_000)
    .expect({ state: 'later', did: { reloadPage: null }, cannot: [reload, later] })

  journey('Later dismisses this version only').send(later).expect({ state: 'later' })

  journey('the next version shows the notice again')
    .send(later, { type: 'found' })
    .expect({ state: 'ready', can: [reload] })

  journey('another version changes nothing while the question is open')
    .send(reloadUnsaved, { type: 'found' })
    .expect({ state: 'unsaved' })

  journey('a user who cancels the browser prompt can reload later')
    .send(reload)
    .wait(9999)
    .expect({ state: 'reloading', cannot: [reload, later] })
    .wait(1)
    .expect({ state: 'ready', can: [reload, later] })
})
