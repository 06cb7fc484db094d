import { describe, expect, test } from 'vitest'
import { contentOf, generate, has, SUBSETS, SUPPORTED_FRONTENDS } from '../kit'
import { PAGE_FILES } from './kit'

const PAGES = [
  ['Items', 'api'],
  ['Assistant', 'ai'],
  ['Account', 'auth'],
] as const

describe.each(SUPPORTED_FRONTENDS)('%s', (frontend) => {
  const fileOf = PAGE_FILES[frontend]!

  test.each(SUBSETS.map((features) => [features.join(', ') || 'none', features] as const))(
    'has one component for each page of these features: %s',
    (_, features) => {
      const project = generate({ frontend, database: 'SQLite', features })
      expect(has(project, fileOf('Overview'))).toBe(true)
      for (const [page, feature] of PAGES)
        expect(has(project, fileOf(page)), page).toBe(features.includes(feature))
    },
  )

  test.each([
    ['Overview', 'What is inside'],
    ['Items', 'Nothing here yet.'],
    ['Items', 'aria-label="All items"'],
    ['Items', 'to add and change items.'],
    ['Assistant', 'The assistant is off.'],
    ['Assistant', 'aria-label="Conversation"'],
    ['Account', 'aria-label="Your account"'],
  ])('%s says "%s", as in every front end', (page, words) => {
    expect(contentOf(generate({ frontend, database: 'SQLite' }), fileOf(page))).toContain(words)
  })

  test('asks for a sign-in only where there are accounts', () => {
    const project = generate({ frontend, database: 'SQLite', features: ['api', 'ai'] })
    for (const page of ['Items', 'Assistant'])
      expect(contentOf(project, fileOf(page)), page).not.toMatch(/account|useSession|session/i)
  })

  test('shares the client and the look with the others', () => {
    const content = (of: typeof frontend, end: RegExp) =>
      generate({ frontend: of, database: 'SQLite' }).files.find(({ path }) => end.test(path))?.content
    for (const end of [/^web\/.*\/api\.ts$/, /^web\/.*(styles|globals)\.css$/, /^web\/.*\/favicon\.svg$/]) {
      expect(content(frontend, end), String(end)).toBeTruthy()
      expect(content(frontend, end), String(end)).toBe(content('React', end))
    }
  })
})
