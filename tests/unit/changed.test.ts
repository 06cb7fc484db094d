import { describe, expect, it } from 'vitest'
import { affectedTests } from '../../scripts/changed.mjs'

const sources = new Map(
  Object.entries({
    'src/app/routes/public-routes.tsx':
      "{ path: 'pricing', ...page(() => import('@/pages/pricing')) }, { path: 'signin', ...page(() => import('@/pages/sign-in')) }",
    'src/pages/pricing/index.ts': "export { PricingPage } from './ui/PricingPage'",
    'src/pages/pricing/ui/PricingPage.tsx':
      "import './PricingPage.module.css'\nimport { Price } from '@/shared/ui/price'",
    'src/pages/pricing/ui/PricingPage.stories.tsx': "import { PricingPage } from './PricingPage'",
    'src/pages/sign-in/index.ts': "export { SignInPage } from './ui/SignInPage'",
    'src/pages/sign-in/ui/SignInPage.tsx': "import { signInMachine } from '@machines/sign-in'",
    'src/pages/sign-in/ui/SignInPage.stories.tsx': "import { SignInPage } from './SignInPage'",
    'src/shared/ui/price/index.ts': "export { Price } from './Price'",
    'src/shared/ui/price/Price.tsx': '',
    'src/shared/ui/price/Price.stories.tsx': "import { Price } from './Price'",
    'machines/sign-in/index.ts': "export * from './sign-in.machine'",
    'machines/sign-in/sign-in.machine.ts': "import { parse } from '@orrery/generator/engine'",
    'machines/sign-in/sign-in.test.ts': "import { signInMachine } from '@machines/sign-in'",
    'packages/generator/engine/index.ts': '',
    'tests/lint/comments.test.ts': '',
    'tests/unit/budget.test.ts': "readFileSync('docs/performance.md')",
    'tests/e2e/public.test.ts': "await page.goto('/pricing'); await page.goto('/pricing#faq')",
    'tests/e2e/accounts.test.ts': "await page.goto('/signin?returnUrl=x')",
  }),
)
const selected = (...changed: string[]) => affectedTests(changed, sources).files

describe('the tests for a change', () => {
  it('are those that import the file, through index files and aliases', () => {
    expect(selected('machines/sign-in/sign-in.machine.ts')).toEqual({
      unit: ['tests/lint/comments.test.ts', 'machines/sign-in/sign-in.test.ts'],
      storybook: ['src/pages/sign-in/ui/SignInPage.stories.tsx'],
      e2e: ['tests/e2e/accounts.test.ts'],
    })
    expect(selected('packages/generator/engine/index.ts').unit).toContain('machines/sign-in/sign-in.test.ts')
  })

  it('are the stories of a component and of its importers, nearest first', () => {
    expect(selected('src/shared/ui/price/Price.tsx').storybook).toEqual([
      'src/shared/ui/price/Price.stories.tsx',
      'src/pages/pricing/ui/PricingPage.stories.tsx',
    ])
  })

  it('are the journeys of a page whose style sheet changed', () => {
    expect(selected('src/pages/pricing/ui/PricingPage.module.css').e2e).toEqual(['tests/e2e/public.test.ts'])
  })

  it('are the journeys with the name of a changed folder', () => {
    const journey = 'tests/e2e/assistant.test.ts'
    const { files } = affectedTests(['machines/assistant/setup.ts'], new Map([[journey, '']]))
    expect(files.e2e).toEqual([journey])
  })

  it('are the tests that read a document', () => {
    expect(selected('docs/performance.md').unit).toEqual([
      'tests/lint/comments.test.ts',
      'tests/unit/budget.test.ts',
    ])
  })

  it('are the changed tests themselves, and no unrelated ones', () => {
    expect(selected('tests/e2e/accounts.test.ts').e2e).toEqual(['tests/e2e/accounts.test.ts'])
    expect(selected('LICENSE')).toEqual({ unit: ['tests/lint/comments.test.ts'], storybook: [], e2e: [] })
  })

  it('are a few of those that start a server, the test with the name of the changed file first', () => {
    const kit = "import '../http/gate'"
    const many = new Map([
      ['packages/server/http/gate.ts', ''],
      ['packages/server/tests/kit.ts', kit],
    ])
    for (const name of [...Array(20).keys(), 'gate'])
      many.set(`packages/server/tests/${name}.test.ts`, "import { serverForTests } from './kit'")
    many.set('tests/unit/paths.test.ts', "import '../../packages/server/http/gate'")
    const { files, leftOut } = affectedTests(['packages/server/http/gate.ts'], many)
    expect(files.unit[0]).toBe('packages/server/tests/gate.test.ts')
    expect(files.unit).toContain('tests/unit/paths.test.ts')
    expect([files.unit.length, leftOut.unit]).toEqual([13, 9])
  })

  it('are limited to the nearest ones, and the rest are counted', () => {
    const many = new Map([['src/shared/a.ts', '']])
    for (let n = 0; n < 20; n++) many.set(`src/shared/${n}.stories.tsx`, "import './a'")
    const { files, leftOut } = affectedTests(['src/shared/a.ts'], many)
    expect([files.storybook.length, leftOut.storybook]).toEqual([12, 8])
  })
})
