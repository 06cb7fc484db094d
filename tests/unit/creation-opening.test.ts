import { keepDraft, readDrafts } from '@/entities/project'
import {
  configLink,
  DEFAULT_PROJECT_CONFIG,
  type Draft,
  DRAFT_LIMIT,
  EMPTY_TEMPLATE_WIZARD,
  type ProjectConfig,
  storedConfiguration,
  storedDrafts,
  storedTemplate,
  wizardTemplate,
} from '@/entities/project/model'
import {
  finishOpening,
  templateWizardOpening,
  stackWizardOpening,
} from '../../src/pages/create-project/model/opening'
import { browserStorage } from '@/shared/lib/browser-storage'
import { forUser } from '@/shared/lib/storage'
import { beforeEach, describe, expect, it } from 'vitest'

const USER = 'user-1'
const config = (name: string) => ({ ...DEFAULT_PROJECT_CONFIG, name })
const draftB = (id: string, name: string): Draft => ({ wizard: 'b', id, savedAt: 1, values: config(name) })
const draftA = (id: string, name: string): Draft => ({
  wizard: 'a',
  id,
  savedAt: 1,
  values: { ...EMPTY_TEMPLATE_WIZARD, name },
})

beforeEach(() => {
  browserStorage.remove(forUser(storedDrafts, USER))
  browserStorage.remove(storedTemplate)
  browserStorage.remove(storedConfiguration)
})

describe('a wizard opens', () => {
  it('empty at first', () => {
    expect(stackWizardOpening('', USER)).toEqual({
      values: DEFAULT_PROJECT_CONFIG,
      draft: null,
      problems: [],
      taken: null,
    })
    expect(templateWizardOpening('', USER)).toEqual({
      values: EMPTY_TEMPLATE_WIZARD,
      draft: null,
      problems: [],
    })
  })

  it('with its newest named draft (WZA-07)', () => {
    keepDraft(USER, draftB('b1', 'Older'))
    keepDraft(USER, draftB('b2', 'Newer'))
    keepDraft(USER, draftB('b3', '  '))
    keepDraft(USER, draftA('a1', 'Of the other wizard'))
    expect(stackWizardOpening('', USER)).toMatchObject({ values: { name: 'Newer' }, draft: { id: 'b2' } })
    expect(templateWizardOpening('', USER).values.name).toBe('Of the other wizard')
    expect(stackWizardOpening('', 'somebody-else').values.name).toBe('')
  })

  it('with the requested draft, before anything else', () => {
    keepDraft(USER, draftB('b1', 'Older'))
    keepDraft(USER, draftB('b2', 'Newer'))
    browserStorage.write(storedConfiguration, config('Saved'))
    expect(stackWizardOpening('?wizard=b&draft=b1', USER).values.name).toBe('Older')
    expect(stackWizardOpening('?wizard=b&draft=b1', USER).taken).toBeNull()
    browserStorage.remove(storedConfiguration)
    expect(stackWizardOpening('?wizard=b&draft=gone', USER).values.name).toBe('Newer')
  })

  it('with the configuration of the configurator, which is kept until a wizard has read it (WZB-07)', () => {
    keepDraft(USER, draftB('b1', 'Draft'))
    browserStorage.write(storedConfiguration, config('Configured'))
    const opening = stackWizardOpening('', USER)
    expect(opening.values.name).toBe('Configured')
    expect(stackWizardOpening('', USER)).toEqual(opening)
    finishOpening(opening)
    expect(stackWizardOpening('', USER).values.name).toBe('Draft')
  })

  it('with a link other than the configurator’s, and keeps the configurator’s configuration', () => {
    const configured: ProjectConfig = { ...DEFAULT_PROJECT_CONFIG, frontend: 'Vue' }
    browserStorage.write(storedConfiguration, configured)
    const shared = stackWizardOpening('?frontend=Svelte', USER)
    expect(shared).toMatchObject({ values: { frontend: 'Svelte' }, taken: null })
    finishOpening(shared)
    expect(stackWizardOpening(configLink(configured), USER)).toMatchObject({
      values: { frontend: 'Vue' },
      taken: configured,
    })
    expect(stackWizardOpening('', USER).values.frontend).toBe('Vue')
  })

  it('after a reload with the stack in the URL, and the input since then', () => {
    const stack: ProjectConfig = { ...DEFAULT_PROJECT_CONFIG, frontend: 'Vue', backend: 'Go' }
    keepDraft(USER, draftB('other', 'Another stack'))
    expect(stackWizardOpening(configLink(stack), USER)).toMatchObject({ values: stack, draft: null })
    const values: ProjectConfig = { ...stack, name: 'Typed', environment: 'production' }
    keepDraft(USER, { wizard: 'b', id: 'typed', savedAt: 2, values })
    expect(stackWizardOpening(configLink(stack), USER)).toMatchObject({ values, draft: { id: 'typed' } })
  })

  it('with a shared link in preference to a draft', () => {
    keepDraft(USER, draftB('b1', 'Draft'))
    expect(stackWizardOpening(configLink(config('Shared')), USER)).toMatchObject({
      values: { name: 'Shared' },
      draft: null,
    })
  })

  it('with the template of the gallery, and its type', () => {
    const template = wizardTemplate('mobile-ecommerce')
    expect(templateWizardOpening('?template=mobile-ecommerce', USER).values).toMatchObject({
      type: 'mobile-app',
      template,
    })
  })

  it('with a template of the gallery, also in another browser without stored data', () => {
    const opening = templateWizardOpening('?template=storefront', USER)
    expect(opening.problems).toEqual([])
    expect(opening.values).toMatchObject({ type: 'web-app', template: { name: 'Storefront' } })
    expect(templateWizardOpening('?template=none', USER).problems).toEqual(['template=none'])
  })
})

it('and keeps at most the allowed number of drafts, newest first', () => {
  for (let index = 0; index < DRAFT_LIMIT + 5; index++) keepDraft(USER, draftB(`b${index}`, 'Draft'))
  expect(readDrafts(USER)).toHaveLength(DRAFT_LIMIT)
  expect(readDrafts(USER)[0]?.id).toBe(`b${DRAFT_LIMIT + 4}`)
})
