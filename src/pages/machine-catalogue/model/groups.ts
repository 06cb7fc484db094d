import { machines } from 'virtual:machine-catalogue'
import type { MachineSummary } from '@/shared/lib/statechart'

/** The machines by what they are for. */
const GROUPS = {
  Accounts: [
    'session',
    'sign-in',
    'sign-up',
    'auth-callback',
    'route-guard',
    'settings',
    'user-management',
    'account-status',
    'auth-diagnostics',
    'network-diagnostics',
    'button-diagnostics',
  ],
  Projects: [
    'new-project',
    'creation-check',
    'create-project-a',
    'create-project-b',
    'creation',
    'auto-save',
    'code-explorer',
    'configurator',
    'template-gallery',
  ],
  'AI/ML platform': [
    'run-list',
    'run-edit',
    'connect',
    'training',
    'training-job',
    'train-model',
    'batch-prediction',
    'dataset',
    'dataset-upload',
    'file-profile',
    'file-upload',
    'deployments',
    'deployed-model',
    'deploy-dialog',
    'deploy-model',
    'serve-model',
    'entry-change',
    'monitoring',
    'connection-test',
    'api-integration',
    'api-key',
    'api-test',
    'team-member',
  ],
  'On many pages': ['assistant', 'form', 'ask', 'removal', 'copied', 'probe', 'staged-progress'],
} as const satisfies Record<string, readonly string[]>

export type MachineGroup = keyof typeof GROUPS | 'Others'

export const MACHINE_GROUPS: readonly MachineGroup[] = [...(Object.keys(GROUPS) as MachineGroup[]), 'Others']

/** The group of a machine; a machine without a group is among the others. */
const groupOf = (name: string): MachineGroup =>
  MACHINE_GROUPS.find((group) => group !== 'Others' && (GROUPS[group] as readonly string[]).includes(name)) ??
  'Others'

export interface MachineFilter {
  search: string
  group: MachineGroup | 'all'
}

/** The machines that have every word of the search in their name, header or addresses, by group. */
export function machinesBy({ search, group }: MachineFilter): [MachineGroup, MachineSummary[]][] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const matches = (machine: MachineSummary) => {
    const text = [
      machine.name,
      machine.about,
      machine.rendered,
      machine.covers,
      ...machine.specs,
      ...machine.routes,
    ]
    const lower = text.join(' ').toLocaleLowerCase()
    return words.every((word) => lower.includes(word))
  }
  return MACHINE_GROUPS.filter((one) => group === 'all' || one === group)
    .map((one): [MachineGroup, MachineSummary[]] => [
      one,
      machines.filter((machine) => groupOf(machine.name) === one && matches(machine)),
    ])
    .filter(([, found]) => found.length > 0)
}

export const findMachine = (name: string | undefined): MachineSummary | null =>
  machines.find((machine) => machine.name === name) ?? null
