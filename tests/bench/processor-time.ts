import { readdirSync, readFileSync } from 'node:fs'

/** Ticks in which Linux counts the time of processes, per second. */
const TICKS = 100

/** The fields of `/proc/<pid>/stat` after the name of the program, which may contain anything; null for what has ended. */
function fieldsOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** Processor time of a process and its children that run, in seconds; 0 on systems other than Linux. */
export function processorTime(pid: number): number {
  if (process.platform !== 'linux') return 0
  let ticks = 0
  for (const name of readdirSync('/proc')) {
    const fields = /^\d+$/.test(name) ? fieldsOf(name) : null
    const isOurs = name === String(pid) || fields?.[1] === String(pid)
    if (fields && isOurs) ticks += Number(fields[11]) + Number(fields[12])
  }
  return ticks / TICKS
}
