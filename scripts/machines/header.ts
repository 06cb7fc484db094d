import type { MachineHeader } from '../../src/shared/lib/statechart/catalogue.ts'

/** Throws where a line is missing. */
export function headerOf(source: string, name: string): MachineHeader {
  const [about, rendered, covers] = source.split('\n', 3).map((line) => /^\/\/ (.+)$/.exec(line)?.[1])
  if (!about || !rendered || !covers?.startsWith('Covers '))
    throw new Error(
      `${name}.machine.ts has no header of three lines: what it models, who renders it, what it covers`,
    )
  return { about, rendered, covers, specs: specsOf(covers) }
}

/** `Covers SIN-02 to SIN-04, SIN-06.` as `['SIN-02', 'SIN-03', 'SIN-04', 'SIN-06']`. */
function specsOf(text: string): string[] {
  const ids = [...text.matchAll(/([A-Z]{2,})-(\d+)(?: to \1-(\d+))?/g)].flatMap(
    ([, group = '', from = '', to]) => {
      const last = Number(to ?? from)
      const numbers = Array.from({ length: last - Number(from) + 1 }, (_, index) => Number(from) + index)
      return numbers.map((number) => `${group}-${String(number).padStart(from.length, '0')}`)
    },
  )
  return [...new Set(ids)]
}
