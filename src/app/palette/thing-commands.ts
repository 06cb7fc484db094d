import type { Thing, ThingKind } from '@/features/chat-with-assistant'
import type { Command, CommandGroup } from './commands'

/** Something that a person has, as the palette lists it. */
export interface ThingCommand extends Command {
  /** In lower case. */
  name: string
  /** All that is searched, in lower case. */
  text: string
  sample: boolean
}

const GROUPS: Record<ThingKind, CommandGroup> = {
  project: 'Projects',
  draft: 'Drafts',
  dataset: 'Datasets',
  job: 'Training jobs',
  deployment: 'Deployments',
  member: 'Team',
  provider: 'LLM providers',
  key: 'API keys',
}

/** Characters of a description that a line has room for. */
const ABOUT = 200

/** The commands that open each thing; samples are marked. */
export function thingCommands(things: readonly Thing[], go: (path: string) => void): ThingCommand[] {
  return things.map(({ kind, id, name, about = '', status, sample, path }) => {
    const group = GROUPS[kind]
    const hint = [sample ? 'Sample' : '', status ?? '', about.slice(0, ABOUT)].filter(Boolean).join(' · ')
    return {
      id: `${kind} ${id}`,
      group,
      label: name.trim() || 'Untitled',
      hint,
      run: () => go(path),
      name: name.toLowerCase(),
      text: `${name} ${hint} ${group}`.toLowerCase(),
      sample,
    }
  })
}
