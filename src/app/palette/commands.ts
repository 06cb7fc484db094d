import type { Profile } from '@/entities/profile/model'
import type { Workspace } from '@/entities/workspace/model'
import { SAMPLE_TEMPLATES } from '@/entities/template/model'
import { AI_ML_TABS, paths } from '@/shared/config'
import { FOOTER, MEMBER_LINKS, SITE_LINKS } from '../shell/nav'

/** The headings under which the palette lists its commands, in their order before anything is typed. */
export const GROUPS = [
  'Actions',
  'Projects',
  'Drafts',
  'Datasets',
  'Training jobs',
  'Deployments',
  'Team',
  'LLM providers',
  'API keys',
  'Pages',
  'Templates',
  'Documentation',
] as const
export type CommandGroup = (typeof GROUPS)[number]

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
  /** The workspaces of the user besides the current workspace. */
  otherWorkspaces: readonly Workspace[]
  chooseWorkspace: (workspace: Workspace) => void
  signOut: () => void
}

/** Every action and page; articles and the person's own things are searched apart. */
export function commandsFor(profile: Profile | null, ports: CommandPorts): Command[] {
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
          ...ports.otherWorkspaces.map((workspace) => ({
            ...action(
              `Switch to ${workspace.name}`,
              () => ports.chooseWorkspace(workspace),
              workspace.status === 'suspended' ? 'Workspace, suspended' : 'Workspace',
            ),
            id: `workspace ${workspace.id}`,
          })),
          go('Create workspace', paths.createWorkspace, 'Team'),
          go('Train Model', paths.aiMlTab('models'), 'AI/ML Platform'),
          go('Upload Dataset', paths.uploadDataset, 'AI/ML Platform'),
          go('Connect your code', paths.connect, 'AI/ML Platform'),
          go('Train a model', paths.trainModel, 'AI/ML Platform'),
          go('API Integration', paths.apiIntegration, 'AI/ML Platform'),
          go('Deploy Model', paths.deployModel, 'AI/ML Platform'),
        ]
      : []),
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
