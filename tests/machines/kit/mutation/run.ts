import type { AnyStateMachine } from 'xstate'
import type { Collected } from './collect'
import type { Mutant } from './faults'

/** A test that waits this long for a mutant (ms) waits for ever. */
const PATIENCE = 3000

/**
 * Runs a machine's tests against a mutant of it: the name of the first test that fails, or an empty list when the
 * mutant survives. The machine itself is as before afterwards.
 */
export const noticedBy = (machine: AnyStateMachine, mutant: Mutant, tests: Collected): Promise<string[]> =>
  withFault(machine, mutant, (crashed) => noticing(tests, crashed))

/** The first that notices is enough. */
async function noticing({ journeys }: Collected, crashed: () => boolean): Promise<string[]> {
  for (const { name, run } of journeys) if (await fails(run, crashed)) return [name]
  return []
}

/** The journeys that fail although the machine has no fault: they would count for every mutant. */
export async function failingJourneys(tests: Collected): Promise<string[]> {
  const failing: string[] = []
  for (const { name, run } of tests.journeys) if (await fails(run, () => false)) failing.push(name)
  return failing
}

async function fails(run: () => unknown, crashed: () => boolean): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), PATIENCE)
  })
  try {
    await Promise.race([run(), late])
    return crashed()
  } catch {
    return true
  } finally {
    clearTimeout(timer)
  }
}

/** The machine becomes its mutant in place, so that its importers and the machines that invoke it meet the fault. */
async function withFault<T>(
  machine: AnyStateMachine,
  mutant: Mutant,
  work: (crashed: () => boolean) => Promise<T>,
): Promise<T> {
  const whole = { ...machine }
  let crashes = 0
  const quiet = silence(() => crashes++)
  try {
    Object.assign(machine, mutant.make())
    return await work(() => crashes > 0)
  } finally {
    Object.assign(machine, whole)
    quiet()
  }
}

/** Catches the errors that a mutant leaves unhandled: they are a sign of its fault and must not fail this run. */
function silence(crash: () => void): () => void {
  const { setTimeout: real } = globalThis
  const { error, warn } = console
  const rejections = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', crash)
  console.error = console.warn = () => undefined
  globalThis.setTimeout = ((callback: (...args: unknown[]) => void, ...rest: [number?, ...unknown[]]) =>
    real(
      (...args: unknown[]) => {
        try {
          callback(...args)
        } catch {
          crash()
        }
      },
      ...rest,
    )) as typeof setTimeout
  return () => {
    globalThis.setTimeout = real
    Object.assign(console, { error, warn })
    process.removeListener('unhandledRejection', crash)
    for (const listener of rejections) process.on('unhandledRejection', listener)
  }
}
