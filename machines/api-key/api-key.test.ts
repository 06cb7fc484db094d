import { Failure } from '@/shared/lib/failure'
import { apiKeyMachine } from '@machines/api-key'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const open = { type: 'open' } as const
const name = (text: string) => ({ type: 'name.change', name: text }) as const
const select = { type: 'environment.select', environment: 'production' } as const
const scope = (chosen: boolean) => ({ type: 'scope.choose', scope: 'models', chosen }) as const
const days = { type: 'days.select', days: '30' } as const
const generate = { type: 'generate' } as const
const cancel = { type: 'cancel' } as const
const done = { type: 'done' } as const
const made = { key: 'sk_prod_0123456789abcdef' }
const full = new Failure('No room left.', 'storage')

const walk: Walk<typeof apiKeyMachine> = {
  machine: apiKeyMachine,
  events: [open, name('Storefront'), name(' '), select, scope(false), days, generate, cancel, done],
  answers: { generate: { done: [made], error: [full] } },
  key: ({ context }) => [
    context.name.trim() !== '',
    context.environment,
    context.days,
    context.scopes.length,
  ],
}

describe('api-key', () => {
  itCoversEverything(walk)
})

// As the documents have it (API-03): form, generating for 1.5 s, created and shown once, Done closes.
describe('api-key, as users see it', () => {
  const journey = journeysOf(walk)
  const named = (title: string) => journey(title).send(open, name(' Storefront '), select)

  named('a key is created from its trimmed name and shown once')
    .send(generate)
    .wait(1499)
    .expect({ state: { generating: 'pausing' }, asked: { generate: [] } })
    .wait(1)
    .expect({
      state: { generating: 'making' },
      asked: {
        generate: [
          {
            name: 'Storefront',
            environment: 'production',
            scopes: ['predict', 'models', 'datasets'],
            days: '0',
          },
        ],
      },
      cannot: [cancel, generate],
    })
    .answer('generate', made)
    .expect({ state: 'created', context: made })
    .wait(3_600_000)
    .expect({ state: 'created', context: made })
    .send(done)
    .expect({ state: 'closed', context: { key: null } })
    .send(open)
    .expect({ state: 'form', context: { name: '', environment: 'development', key: null, failure: null } })

  journey('nothing is generated without a name')
    .send(open)
    .expect({ state: 'form', cannot: [generate] })
    .send(name('   '))
    .expect({ cannot: [generate] })
    .send(name('a'))
    .expect({ can: [generate] })

  named('a key has the chosen scopes, in their order, and ends when it was chosen to')
    .send(scope(false), days, generate)
    .wait(1500)
    .expect({
      asked: {
        generate: [
          { name: 'Storefront', environment: 'production', scopes: ['predict', 'datasets'], days: '30' },
        ],
      },
    })
    .answer('generate', made)
    .send(done, open)
    .expect({ context: { scopes: ['predict', 'models', 'datasets'], days: '0' } })

  named('a scope that was left out can be chosen again, and a key without any is not made')
    .send(scope(false), scope(true))
    .expect({ context: { scopes: ['predict', 'models', 'datasets'] } })
    .send(
      scope(false),
      { type: 'scope.choose', scope: 'predict', chosen: false },
      { type: 'scope.choose', scope: 'datasets', chosen: false },
    )
    .expect({ context: { scopes: [] }, cannot: [generate] })

  named('creating a key can be cancelled while it is pending')
    .send(generate)
    .wait(1000)
    .send(cancel)
    .expect({ state: 'closed', asked: { generate: [] } })

  named('the name stays when the key cannot be stored, and creating it can be retried')
    .send(generate)
    .wait(1500)
    .fail('generate', full)
    .expect({
      state: 'form',
      context: { name: ' Storefront ', environment: 'production', key: null, failure: 'No room left.' },
    })
    .send(generate)
    .expect({ state: { generating: 'pausing' }, context: { failure: null } })

  named('changing the name clears the failure')
    .send(generate)
    .wait(1500)
    .fail('generate', full)
    .send(name('Other'))
    .expect({ context: { failure: null, name: 'Other' } })

  named('a reopened form does not show the earlier failure')
    .send(generate)
    .wait(1500)
    .fail('generate', full)
    .send(cancel, open)
    .expect({ state: 'form', context: { failure: null, name: '' } })

  named('a browser that never responds is reported')
    .send(generate)
    .wait(1500)
    .wait(9999)
    .expect({ state: { generating: 'making' } })
    .wait(1)
    .expect({
      state: 'form',
      context: { failure: 'The browser did not respond. Try again.' },
      takenBack: ['generate'],
    })

  journey('a closed form creates no key').send(open, cancel).expect({ state: 'closed' })
})
