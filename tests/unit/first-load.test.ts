import { describe, expect, it } from 'vitest'
import { appOnlyIn, firstLoad, type LoadedChunk } from '../../scripts/site/first-load'

const chunk = (
  moduleIds: string[],
  imports: string[] = [],
  more: Partial<LoadedChunk> = {},
): LoadedChunk => ({
  isEntry: false,
  facadeModuleId: null,
  imports,
  moduleIds,
  ...more,
})
const bundle = (homeImports: string[]) =>
  new Map([
    ['start.js', chunk(['/src/app/entrypoint/main.tsx'], [], { isEntry: true })],
    ['home.js', chunk([], homeImports, { facadeModuleId: '/x/src/pages/home/index.ts' })],
    ['parts.js', chunk(['/src/shared/ui/notice/Notice.tsx'], ['start.js'])],
    ['machine.js', chunk(['/x/node_modules/xstate/dist/xstate.esm.js'], ['start.js'])],
    ['schema.js', chunk(['/x/node_modules/valibot/dist/index.mjs', '/x/node_modules/idb/build/index.js'])],
    ['form.js', chunk(['/src/shared/ui/form/Form.tsx'], ['machine.js'])],
  ])
const load = (homeImports: string[]) => firstLoad(bundle(homeImports), '/src/pages/home/index.ts')

// A build whose home page loads what only the app needs stops (`lightHome`).
describe('the first load of the home page', () => {
  it('is the entry, the page and all that they import', () => {
    expect(load(['parts.js'])).toEqual(['/src/app/entrypoint/main.tsx', '/src/shared/ui/notice/Notice.tsx'])
    expect(appOnlyIn(load(['parts.js']))).toEqual([])
  })

  it('tells of machines and schemas, also behind something else', () => {
    expect(appOnlyIn(load(['form.js']))).toEqual(['xstate'])
    expect(appOnlyIn(load(['schema.js', 'parts.js']))).toEqual(['valibot', 'idb'])
  })

  it.each(['@supabase/auth-js', '@xstate/react', '@zag-js/core'])('tells of %s', (name) =>
    expect(appOnlyIn([`/x/node_modules/${name}/dist/index.js`])).toEqual([name]),
  )
})
