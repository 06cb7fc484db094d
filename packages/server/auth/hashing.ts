import { availableParallelism } from 'node:os'
import { createLines } from '../limits/lines'

/** Compares and creates password hashes, in threads where the platform allows it. */
export interface Driver {
  compare: (password: string, hash: string) => Promise<boolean>
  hash: (password: string) => Promise<string>
}

/** As costly as the library makes them: 2^10 rounds. */
const COST = 10

let loaded: Promise<Driver> | undefined

/** Native bcrypt; where its binary is missing, plain JavaScript on the calling thread, in slices. */
export function passwordDriver(): Promise<Driver> {
  loaded ??= import('@node-rs/bcrypt').then(
    ({ verify, hash }) => ({ compare: verify, hash: (password) => hash(password, COST) }),
    async () => {
      const { compare, hash } = await import('bcryptjs')
      return { compare, hash: (password) => hash(password, COST) }
    },
  )
  return loaded
}

/** Too many passwords wait for their comparison. */
export class TooBusyError extends Error {
  /** In how long asking again may help, in seconds. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('Too many passwords are being compared')
    this.retryAfter = retryAfter
  }
}

export interface Hashing {
  /** On behalf of a caller, who may have a limited number of waiting jobs. Rejects with a `TooBusyError`. */
  for: (caller: string) => Driver
  /**
   * Another request arrived: for a moment the pool uses one thread less, so that a core is free for the
   * answer.
   */
  giveWay: () => void
}

export interface HashingLimits {
  /** Comparisons that run at the same time. */
  atOnce: number
  /** Those that wait for their turn. */
  waiting: number
  /** Those of one caller that run or wait. */
  waitingPerCaller: number
}

/** As many as there are cores, but never all four threads of Node's pool: tokens are checked and files read there, too. */
const LIMITS: HashingLimits = {
  atOnce: Math.min(3, availableParallelism()),
  waiting: 400,
  waitingPerCaller: 20,
}
/** How long a thread stays free after another request, in ms. */
const MOMENT = 100
/** Usual duration of one hash, in ms, for the Retry-After header. */
const USUAL = 100

/** Compares and hashes a bounded number of passwords at once. Callers take turns: a crowd from one address waits for itself. */
export function createHashing(
  { atOnce, waiting, waitingPerCaller }: HashingLimits = LIMITS,
  driver: () => Promise<Driver> = passwordDriver,
  now: () => number = () => performance.now(),
): Hashing {
  const lines = createLines<() => void>()
  const callers = new Map<string, number>()
  let running = 0
  let gaveWay = Number.NEGATIVE_INFINITY

  function start(): void {
    const places = now() - gaveWay < MOMENT ? Math.max(1, atOnce - 1) : atOnce
    while (running < places && lines.count() > 0) {
      running++
      lines.next()?.()
    }
  }

  async function run<T>(caller: string, work: (driver: Driver) => Promise<T>): Promise<T> {
    const own = callers.get(caller) ?? 0
    if (lines.count() >= waiting || own >= waitingPerCaller)
      throw new TooBusyError(Math.max(1, Math.ceil((lines.count() * USUAL) / atOnce / 1000)))
    callers.set(caller, own + 1)
    await new Promise<void>((resolve) => {
      lines.add(caller, resolve)
      start()
    })
    try {
      return await work(await driver())
    } finally {
      running--
      const left = (callers.get(caller) ?? 1) - 1
      if (left > 0) callers.set(caller, left)
      else callers.delete(caller)
      start()
    }
  }

  return {
    for: (caller) => ({
      compare: (password, hash) => run(caller, (ready) => ready.compare(password, hash)),
      hash: (password) => run(caller, (ready) => ready.hash(password)),
    }),
    giveWay() {
      gaveWay = now()
    },
  }
}
