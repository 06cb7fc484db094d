import { defaultFilter } from 'cmdk'
import type { Profile } from '@/entities/profile/model'
import type { Project } from '@/entities/project/model'
import { SAMPLE_TEMPLATES } from '@/entities/template/model'
import { AI_ML_TABS, paths } from '@/shared/config'
import { FOOTER, MEMBER_LINKS, SITE_LINKS } from '../shell/nav'

/** The headings under which the palette lists its commands. */
export type CommandGroup = 'Actions' | 'Projects' | 'Pages' | 'Templates' | 'Documentation'

export interface Command {
  /** Unique in the palette. */
  id: string
  group: CommandGroup
  label: string
  /** More about it, which is searched too. */
  hint?: string
  run: () => void
}

/** The actions of the palette's commands. Each is the same action that the interface calls. */
export interface CommandPorts {
  go: (path: string) => void
  newProject: () => void
  /** Null while the assistant is off. */
  openAssistant: (() => void) | null
  chooseTheme: (choice: 'dark' | 'light' | 'auto') => void
  showShortcuts: () => void
  openInspector: () => void
  signOut: () => void
}

/** Everything that can be done or opened at once; articles are searched apart. */
export function commandsFor(
  profile: Profile | null,
  projects: readonly Project[],
  ports: CommandPorts,
): Command[] {
  const page = (label: string, to: string): Command => ({
    id: `page ${to}`,
    group: 'Pages',
    label,
    run: () => ports.go(to),
  })
  const action = (label: string, run: () => void, hint?: string): Command => ({
    id: `action ${label}`,
    group: 'Actions',
    label,
    run,
    ...(hint && { hint }),
  })
  const go = (label: string, to: string, hint: string) => action(label, () => ports.go(to), hint)
  const links = new Map(
    [...SITE_LINKS, ...(profile ? MEMBER_LINKS : []), ...FOOTER.flatMap((group) => group.links)].map(
      ({ to, label }) => [to, label],
    ),
  )
  return [
    action('New Project', ports.newProject),
    ...(ports.openAssistant ? [action('Open assistant', ports.openAssistant)] : []),
    action('Dark theme', () => ports.chooseTheme('dark'), 'Appearance'),
    action('Light theme', () => ports.chooseTheme('light'), 'Appearance'),
    action('System theme', () => ports.chooseTheme('auto'), 'Appearance'),
    action('Keyboard shortcuts', ports.showShortcuts),
    action('Inspector', ports.openInspector, 'State machines of this page'),
    ...(profile
      ? [
          action('Sign Out', ports.signOut, profile.email),
          go('Train Model', paths.aiMlTab('models'), 'AI/ML Platform'),
          go('Upload Dataset', paths.uploadDataset, 'AI/ML Platform'),
          go('API Integration', paths.apiIntegration, 'AI/ML Platform'),
          go('Deploy Model', paths.deployModel, 'AI/ML Platform'),
        ]
      : []),
    ...projects.map(
      (project): Command => ({
        id: `project ${project.id}`,
        group: 'Projects',
        label: project.name,
        hint: project.description,
        run: () => ports.go(paths.project(project.id)),
      }),
    ),
    ...(profile
      ? [page('Profile', paths.profile), page('Settings', paths.settings)]
      : [page('Sign In', paths.signIn()), page('Create an account', paths.signUp())]),
    ...(profile?.role === 'admin' ? [page('System Diagnostics', paths.diagnostics)] : []),
    ...[...links].map(([to, label]) => page(label, to)),
    ...(profile
      ? AI_ML_TABS.map(({ id, label }) => ({
          ...page(label, paths.aiMlTab(id)),
          hint: 'AI/ML Platform',
        }))
      : []),
    ...SAMPLE_TEMPLATES.map(
      (template): Command => ({
        id: `template ${template.id}`,
        group: 'Templates',
        label: template.name,
        hint: template.description,
        run: () => ports.go(paths.templateSource(template.id)),
      }),
    ),
  ]
}

/** The most commands shown of each group; typing more of a name narrows the list. */
export const SHOWN = 8

/** The commands that match the typed text, by group, the best match first. */
export function matching(commands: readonly Command[], query: string): Map<CommandGroup, Command[]> {
  const scored = commands
    .map((command) => ({ command, score: scoreOf(command, query.trim()) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ command }) => command)
  const groups = new Map<CommandGroup, Command[]>()
  for (const command of scored) {
    const found = groups.get(command.group) ?? []
    if (found.length < SHOWN) groups.set(command.group, [...found, command])
  }
  return groups
}

/** A match in the label counts more than one in the hint. */
function scoreOf({ label, hint }: Command, query: string): number {
  if (query === '') return 1
  const inLabel = defaultFilter(label, query)
  return inLabel > 0 ? 1 + inLabel : containsAll(hint ?? '', query) ? 0.5 : 0
}

function containsAll(text: string, query: string): boolean {
  const lower = text.toLocaleLowerCase()
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
