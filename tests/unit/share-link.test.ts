import {
  configLink,
  DEFAULT_PROJECT_CONFIG,
  EMPTY_TEMPLATE_WIZARD,
  readConfigLink,
  readTemplateWizardLink,
  templatesFor,
  templateWizardLink,
  wizardTemplate,
} from '@/entities/project/model'
import { describe, expect, it } from 'vitest'

const config = {
  ...DEFAULT_PROJECT_CONFIG,
  name: 'Nacht & Tag #1',
  description: 'A + B = 100%\nsecond line, "quoted"',
  frontend: 'Next.js' as const,
  backend: '.NET' as const,
  features: { ...DEFAULT_PROJECT_CONFIG.features, ai: false, docs: false },
  resources: { cpu: 4 as const, memory: 16 as const, storage: 100 as const },
}

describe('the link of a configuration', () => {
  it('reproduces the configuration', () => {
    const link = configLink(config)
    expect(link).toContain('frontend=Next.js&backend=.NET')
    expect(link).toContain('features=auth,api,tests,deployment')
    expect(readConfigLink(link)).toEqual({ value: config, problems: [] })
    const none = {
      ...config,
      features: Object.fromEntries(Object.keys(config.features).map((f) => [f, false])),
    }
    expect(readConfigLink(configLink(none as typeof config))?.value.features).toEqual(none.features)
  })

  it('is absent without any part of a configuration', () => {
    expect(readConfigLink('')).toBeNull()
    expect(readConfigLink('?wizard=b&draft=draft-1')).toBeNull()
  })

  it.each([
    ['?frontend=Elm&backend=go', ['frontend=Elm'], { frontend: 'React', backend: 'Go' }],
    ['?cpu=1000000&memory=-1', ['cpu=1000000', 'memory=-1'], { resources: DEFAULT_PROJECT_CONFIG.resources }],
    ['?features=auth,telepathy', ['features=telepathy'], {}],
    ['?name=%E0%A4%A&database=sqlite', [], { name: '%E0%A4%A', database: 'SQLite' }],
    ['?database=SQLite&database=MySQL', [], { database: 'SQLite' }],
    [`?name=${'x'.repeat(100_000)}`, [], { name: 'x'.repeat(500) }],
    [
      '?environment=<script>alert(1)</script>',
      ['environment=<script>alert(1)</script>'],
      { environment: 'development' },
    ],
  ])('reports unknown values after an edit by hand: %.60s', (link, problems, value) => {
    expect(readConfigLink(link)?.problems).toEqual(problems)
    expect(readConfigLink(link)?.value).toMatchObject(value)
  })
})

describe('the link of the template wizard', () => {
  const template = wizardTemplate('ml-api')
  const values = {
    ...EMPTY_TEMPLATE_WIZARD,
    name: 'Night Sky',
    type: 'ai-ml' as const,
    template,
    visibility: 'public' as const,
    repository: { name: 'night-sky', description: '', private: false },
    teamMembers: [{ id: 'member-1', name: 'Ada', email: 'ada@example.org', role: 'QA' }],
    aiTools: [],
  }

  it('reproduces the choices, without the members of the team', () => {
    const link = templateWizardLink(values)
    expect(link).not.toContain('ada')
    expect(readTemplateWizardLink(link, null)).toMatchObject({
      value: {
        name: 'Night Sky',
        type: 'ai-ml',
        template,
        visibility: 'public',
        aiTools: [],
        teamMembers: [],
      },
      problems: [],
    })
  })

  it('uses the template chosen in the gallery when the link names it', () => {
    const [known] = templatesFor('web-app')
    const chosen = { ...known, id: 'gallery-shop', name: 'Shop' } as NonNullable<typeof known>
    expect(readTemplateWizardLink('?template=gallery-shop', chosen)?.value.template).toBe(chosen)
    expect(readTemplateWizardLink('?template=ml-api', chosen)?.value.template?.name).toBe('ML API')
    expect(readTemplateWizardLink('?template=nothing', chosen)).toMatchObject({
      value: { template: null },
      problems: ['template=nothing'],
    })
    expect(readTemplateWizardLink('?type=desktop&template=ml-api', null)?.problems).toEqual([
      'template=ml-api',
    ])
  })
})
