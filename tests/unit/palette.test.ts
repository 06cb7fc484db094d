import { describe, expect, it, vi } from 'vitest'
import { commandsFor, matching } from '@/app/palette/commands'
import { SAMPLE_PROFILE } from '@/entities/profile/model'
import { SAMPLE_PROJECTS } from '@/entities/project/model'

const ports = {
  go: vi.fn(),
  newProject: vi.fn(),
  openAssistant: vi.fn(),
  chooseTheme: vi.fn(),
  showShortcuts: vi.fn(),
  openInspector: vi.fn(),
  signOut: vi.fn(),
}
const all = commandsFor(SAMPLE_PROFILE, SAMPLE_PROJECTS, ports)
const labels = (query: string) => [...matching(all, query).values()].flat().map(({ label }) => label)

describe('the command palette', () => {
  it('gives every command a unique id', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
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
    const visitors = commandsFor(null, [], ports).map(({ label }) => label)
    expect(visitors).not.toContain('Monitoring')
    expect(visitors).not.toContain('Deploy Model')
  })

  it('finds a project by its name and by a word of its description', () => {
    expect(labels('storefr')).toContain('Storefront')
    expect(labels('checkout orders')).toContain('Storefront')
  })

  it('returns nothing for a query without a match', () => {
    expect(labels('zzzzqqq')).toEqual([])
  })

  it('shows at most eight of five thousand projects', () => {
    const [project] = SAMPLE_PROJECTS
    if (!project) throw new Error('No sample')
    const many = Array.from({ length: 5000 }, (_, index) => ({
      ...project,
      id: `p${index}`,
      name: `Shop ${index}`,
    }))
    expect(matching(commandsFor(SAMPLE_PROFILE, many, ports), 'shop').get('Projects')).toHaveLength(8)
  })

  it('offers diagnostics to administrators only, and signing in to visitors only', () => {
    const to = (profile: typeof SAMPLE_PROFILE | null) =>
      commandsFor(profile, [], ports).map(({ label }) => label)
    expect(to({ ...SAMPLE_PROFILE, role: 'admin' })).toContain('System Diagnostics')
    expect(to({ ...SAMPLE_PROFILE, role: 'user' })).not.toContain('System Diagnostics')
    expect(to(SAMPLE_PROFILE)).not.toContain('Sign In')
    expect(to(null)).toContain('Sign In')
    expect(to(null)).not.toContain('Sign Out')
  })
})
