import { defaultFilter } from 'cmdk'
import { type Command, type CommandGroup, GROUPS } from './commands'
import type { ThingCommand } from './thing-commands'

/** The most commands shown of each group; typing more of a name narrows the list. */
export const SHOWN = 8

interface Scored<T> {
  command: T
  score: number
}

/** The commands and things that match the typed text, by group, the best match first. */
export function matching(
  commands: readonly Command[],
  things: readonly ThingCommand[],
  typed: string,
): Map<CommandGroup, Command[]> {
  const query = typed.trim()
  const found = new Map<CommandGroup, Scored<Command>[]>([
    ...bestOf(commands, (command) => scoreOf(command, query)),
    ...bestOf(things, query === '' ? atFirst : thingScore(query)),
  ])
  const groups = GROUPS.flatMap((group) => {
    const scored = found.get(group)
    return scored ? [{ group, scored }] : []
  })
  if (query !== '') groups.sort((one, other) => scoreOfFirst(other.scored) - scoreOfFirst(one.scored))
  return new Map(groups.map(({ group, scored }) => [group, scored.map(({ command }) => command)]))
}

const scoreOfFirst = ([first]: readonly Scored<Command>[]) => first?.score ?? 0

/** The best of each group, best first. Ten thousand commands are not sorted for the sake of a few. */
function bestOf<T extends Command>(commands: readonly T[], scoreOf: (command: T) => number) {
  const groups = new Map<CommandGroup, Scored<T>[]>()
  for (const command of commands) {
    const score = scoreOf(command)
    if (score <= 0) continue
    const best = groups.get(command.group) ?? []
    if (best.length === 0) groups.set(command.group, best)
    const last = best.at(-1)
    if (best.length === SHOWN && last && last.score >= score) continue
    const place = best.findLastIndex((other) => other.score >= score) + 1
    best.splice(place, 0, { command, score })
    if (best.length > SHOWN) best.pop()
  }
  return groups
}

/** A match in the label counts more than one in the hint. */
function scoreOf({ label, hint }: Command, query: string): number {
  if (query === '') return 1
  const inLabel = defaultFilter(label, query)
  return inLabel > 0 ? 1 + inLabel : containsAll(hint?.toLowerCase() ?? '', wordsOf(query)) ? 0.5 : 0
}

/** Before anything is typed, projects are the only own things that are listed. */
const atFirst = ({ group }: ThingCommand) => (group === 'Projects' ? 1 : 0)

/**
 * Names are searched as they are written, not by initial letters: there may be ten thousand of them. A name that begins with
 * the text comes first, and the person's own things before samples.
 */
function thingScore(query: string): (thing: ThingCommand) => number {
  const lower = query.toLowerCase()
  const words = wordsOf(query)
  return ({ name, text, sample }) => {
    const at = name.indexOf(lower)
    const inName = at === 0 ? 1.9 : at > 0 ? (/[\p{L}\p{N}]/u.test(name[at - 1] ?? '') ? 1.3 : 1.6) : 0
    const score = at >= 0 ? inName : containsAll(text, words) ? 0.6 : 0
    return sample ? score * 0.9 : score
  }
}

const wordsOf = (query: string) => query.toLowerCase().split(/\s+/)

const containsAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))
