import { describe, expect, it, vi } from 'vitest'
import { commandsFor } from '@/app/palette/commands'
import { matching } from '@/app/palette/matching'
import { thingCommands } from '@/app/palette/thing-commands'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { exampleWorkspaces } from '@/entities/workspace/model'
import type { Thing } from '@/features/chat-with-assistant'

const ports = {
  go: vi.fn<(path: string) => void>(),
  newProject: vi.fn(),
  openAssistant: vi.fn(),
  chooseTheme: vi.fn(),
  showShortcuts: vi.fn(),
  openInspector: vi.fn(),
  signOut: vi.fn(),
  otherWorkspaces: exampleWorkspaces('ada').slice(1),
  chooseWorkspace: vi.fn(),
}
const thing = (kind: Thing['kind'], name: string, more: Partial<Thing> = {}): Thing => ({
  kind,
  id: name,
  name,
  path: `/of/${kind}`,
  sample: false,
  ...more,
})
const all = commandsFor(SAMPLE_PROFILE, ports)
const own = thingCommands(
  [
    thing('project', 'Storefront', { sample: true, about: 'A shop with a checkout and orders.' }),
    thing('draft', 'Tide board'),
    thing('dataset', 'churn', { status: 'ready' }),
    thing('job', 'Churn of last year', { sample: true, status: 'completed' }),
    thing('job', 'churn', { id: 'job', status: 'failed' }),
    thing('deployment', 'Churn model', { status: 'online' }),
    thing('member', 'Ada Moreau', { status: 'active' }),
    thing('provider', 'Vega', { status: 'active' }),
    thing('key', 'Nightly tests', { status: 'active' }),
  ],
  ports.go,
)
const found = (query: string) => matching(all, own, query)
const labels = (query: string) => [...found(query).values()].flat().map(({ label }) => label)

describe('the command palette', () => {
  it('gives every command a unique id', () => {
    const ids = [...all, ...own].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('finds a page by the initial letters of its words, best match first', () => {
    expect(labels('road')).toContain('Roadmap')
    expect(labels('set')[0]).toBe('Settings')
    expect(labels('new pro')[0]).toBe('New Project')
  })

  it('finds each tab of the platform, and its actions, for a signed-in user', () => {
    expect(labels('team')[0]).toBe('Team')
    expect(labels('upload')[0]).toBe('Upload Dataset')
    expect(labels('AI/ML Platform')).toEqual(
      expect.arrayContaining(['Overview', 'Monitoring', 'Deploy Model']),
    )
    all.find(({ label }) => label === 'LLM Integration')?.run()
    expect(ports.go).toHaveBeenCalledWith('/ai-ml-platform?tab=llm')
    const visitors = commandsFor(null, ports).map(({ label }) => label)
    expect(visitors).not.toContain('Monitoring')
    expect(visitors).not.toContain('Deploy Model')
  })

  it('switches to another workspace of the user, and leads to a new workspace', () => {
    all.find(({ label }) => label === 'Switch to Night Sky')?.run()
    expect(ports.chooseWorkspace).toHaveBeenCalledWith(expect.objectContaining({ id: 'sky' }))
    all.find(({ label }) => label === 'Create workspace')?.run()
    expect(ports.go).toHaveBeenCalledWith('/ai-ml-platform?tab=collaboration&create=workspace')
    const visitors = commandsFor(null, ports).map(({ label }) => label)
    expect(visitors.filter((label) => /workspace/i.test(label))).toEqual([])
  })

  it('finds a project by its name and by words of its description', () => {
    expect(labels('storefr')).toContain('Storefront')
    expect(labels('checkout orders')).toContain('Storefront')
  })

  it('finds everything of one name, grouped by kind, with samples marked and last', () => {
    const groups = found('churn')
    expect(groups.get('Datasets')?.map(({ label }) => label)).toEqual(['churn'])
    expect(groups.get('Deployments')?.map(({ label, hint }) => [label, hint])).toEqual([
      ['Churn model', 'online'],
    ])
    expect(groups.get('Training jobs')?.map(({ label, hint }) => [label, hint])).toEqual([
      ['churn', 'failed'],
      ['Churn of last year', 'Sample · completed'],
    ])
    groups.get('Training jobs')?.[0]?.run()
    expect(ports.go).toHaveBeenLastCalledWith('/of/job')
  })

  it.each([
    ['tide', 'Drafts'],
    ['moreau', 'Team'],
    ['vega', 'LLM providers'],
    ['nightly', 'API keys'],
    ['failed job', 'Training jobs'],
  ] as const)('finds %s among %s', (query, group) => {
    expect([...found(query).keys()]).toContain(group)
  })

  it('lists projects, and no other things, before anything is typed', () => {
    expect([...found('').keys()]).toEqual(['Actions', 'Projects', 'Pages', 'Templates'])
  })

  it('returns nothing for a query without a match', () => {
    expect(labels('zzzzqqq')).toEqual([])
  })

  it('shows at most eight of ten thousand projects, the best', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => thing('project', `Old shop ${index}`))
    const commands = thingCommands([...many, thing('project', 'Shop')], ports.go)
    const shown = matching([], commands, 'shop').get('Projects')
    expect(shown).toHaveLength(8)
    expect(shown?.[0]?.label).toBe('Shop')
  })

  it('offers diagnostics to administrators only, and signing in to visitors only', () => {
    const to = (profile: typeof SAMPLE_PROFILE | null) =>
      commandsFor(profile, ports).map(({ label }) => label)
    expect(to({ ...SAMPLE_PROFILE, role: 'admin' })).toContain('System Diagnostics')
    expect(to({ ...SAMPLE_PROFILE, role: 'user' })).not.toContain('System Diagnostics')
    expect(to(SAMPLE_PROFILE)).not.toContain('Sign In')
    expect(to(null)).toContain('Sign In')
    expect(to(null)).not.toContain('Sign Out')
  })
})
