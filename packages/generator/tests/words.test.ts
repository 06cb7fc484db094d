import { describe, expect, test } from 'vitest'
import { FEATURES } from '../model/technologies'
import { make, STACKS } from './kit'

// The five front ends are the same app: the same words on the same pages, whatever they are written in.

const FRONTENDS = ['react', 'vue', 'svelte', 'angular', 'next']

/** Words that a page shows, by the flag that they need. */
const WORDS: Record<string, string[]> = {
  always: [
    'Overview',
    'Status',
    'Refresh',
    'Server',
    'Database',
    'Page not found',
    'There is nothing at this address.',
    'Go to the overview',
    'The server cannot be reached.',
    'The server responded with status',
    'Something went wrong.',
    'Main',
  ],
  api: ['Items', 'All items', 'New item', 'Add', 'Delete', 'Show more', 'No items yet.', '1 item'],
  auth: [
    'Account',
    'Your account',
    'Signed in as',
    'Sign out',
    'Sign in',
    'Create an account',
    'Create account',
    'I already have an account',
    'Email',
    'Password',
    'Password (at least 8 characters)',
    'Forgot your password?',
    'Reset your password',
    'Send link',
    'If there is an account for this address, a link is on its way. It expires in one hour.',
    'Choose a new password',
    'New password',
    'Save password',
    'Your password was changed. Sign in again.',
    'This link is not valid or has expired. Ask for a new one.',
    'Ask for a new link',
  ],
  ai: [
    'Assistant',
    'Conversation',
    'The assistant is off. Set AI_API_KEY in .env and restart the server.',
    'Answers come from',
    'You:',
    'Assistant:',
    'Message',
    'Send',
    'Answering…',
  ],
  docs: ['API documentation'],
}
/** Shown while the page waits; pages that arrive with their data never do. */
const WAITING = ['Loading…', 'Checking the server…', 'Checking your session…']
/** Words of front ends with a server of their own, or with a page of the router. */
const FAILED = ['Something went wrong', 'The server did not respond as expected.', 'Try again']

/** The code of the pages, without tests, comments, imports, and invisible attributes. */
async function codeOf(frontend: string, features: readonly string[]) {
  const stack = STACKS.find((each) => each.frontend === frontend && each.backend === 'node')
  const files = await make({ ...stack, features: [...features] })
  return files
    .filter(
      ({ path }) =>
        /^web\/src\/.*\.(tsx?|vue|svelte)$/.test(path) &&
        !/\.(test|spec)\.|\/(project|ask|api-types)\.ts$/.test(path),
    )
    .map(({ content }) =>
      content
        .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '')
        .replace(/^import .*$|^\/\/\/.*$/gm, '')
        .replace(/(class|className|\[class\])=("[^"]*"|\{[^}]*\}+)/g, '')
        .replaceAll('=>', '')
        .replaceAll('project.name', ''),
    )
    .join('\n')
}

/** Texts of a page: strings and texts between tags that begin with a capital. */
function wordsIn(code: string): Set<string> {
  const quoted = [...code.matchAll(/(['"`])([A-Z0-9][^'"`\n]*)\1/g)].map(([, , text = '']) => text)
  const between = [...code.matchAll(/>\s*([A-Z][^<>{}@]*?)\s*(?=[<{@])/g)].map(([, text = '']) => text)
  return new Set(
    [...quoted, ...between]
      .map((text) =>
        text
          .replace(/ ·.*|\$?\{.*/, '')
          .replace(/\s+/g, ' ')
          .trim(),
      )
      .filter((text) => /[a-z]/.test(text)),
  )
}

/** The text of a page as it reads, whatever tags are in it. */
const readable = (code: string) => code.replace(/<\/?(code|strong|span|a)\b[^>]*>/g, '').replace(/\s+/g, ' ')

describe.each(FRONTENDS)('%s', (frontend) => {
  test('has every text of the others', async () => {
    const text = readable(await codeOf(frontend, FEATURES))
    for (const word of Object.values(WORDS).flat()) expect(text.includes(word), word).toBe(true)
  })

  test('has no text that the others lack', async () => {
    const known = new Set([...Object.values(WORDS).flat(), ...WAITING, ...FAILED])
    const isKnown = (text: string) => [...known].some((word) => word === text || word.startsWith(`${text} `))
    expect([...wordsIn(await codeOf(frontend, FEATURES))].filter((text) => !isKnown(text))).toEqual([])
  })

  test('does not mention features that are switched off', async () => {
    for (const flag of FEATURES.filter((feature) => WORDS[feature])) {
      const code = await codeOf(
        frontend,
        FEATURES.filter((feature) => feature !== flag),
      )
      for (const word of WORDS[flag] ?? []) expect([...wordsIn(code)], `${flag}: ${word}`).not.toContain(word)
    }
  })

  test('redirects signed-out users to sign in, and back to the requested page', async () => {
    const code = await codeOf(frontend, FEATURES)
    expect(code).toMatch(
      /\/account\?next=|'\/account', query: \{ next|'\/account'\], \{ queryParams: \{ next/,
    )
    expect(code).toMatch(/nextPage\((window\.location\.|page\.url\.)?search\)/)
    expect(await codeOf(frontend, ['api', 'ai'])).not.toMatch(/\/account|nextPage/)
  })
})

test('only a path of the same site is accepted as a return address', async () => {
  const file = '../templates/web/shared/next-page.ts'
  const { nextPage } = (await import(file)) as { nextPage: (search: string) => string | undefined }
  expect(nextPage('?next=/items')).toBe('/items')
  expect(nextPage('?next=%2Fassistant&x=1')).toBe('/assistant')
  for (const next of [
    '',
    '/',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/items?x=//evil',
  ])
    expect(nextPage(`?next=${next}`), next).toBeUndefined()
})
