/** The actor that set a timer. */
export interface TimerOwner {
  /** The label of the root actor, then the ids of its children: `sign-in`, `network-diagnostics/backend`. */
  actor: string
  /** The name of the delay (`REDIRECT_DELAY`), or the type of an event that was raised for later. */
  delay: string
}

/** One pending timer, as the inspector and tests see it. Times in ms of this clock. */
export interface PendingTimer {
  id: number
  dueAt: number
  /** Null for a timer that no actor set. */
  owner: TimerOwner | null
}

/**
 * The one clock of the app. It satisfies XState's `Clock`, runs at real speed by default,
 * and can be paused, stepped and run faster or slower. All times are ms.
 */
export interface ControllableClock {
  setTimeout(callback: () => void, delay: number): number
  clearTimeout(id: number): void
  /** ms since the clock was made, in its own time. */
  now(): number
  pause(): void
  resume(): void
  readonly paused: boolean
  /** 1 is real time; 0.5 half speed. Must be above 0. */
  setSpeed(speed: number): void
  readonly speed: number
  /** Runs time forward to the next timer and fires it. Returns false when nothing is pending. */
  step(): boolean
  /** Runs time forward by `ms`, paused or not, and fires what is due on the way, in order. */
  advance(ms: number): void
  /** Fires this timer alone, now; the time of the others stays. Returns false when it is not pending. */
  fire(id: number): boolean
  /** The timers that `set` makes belong to `owner`. */
  ownedBy<T>(owner: TimerOwner, set: () => T): T
  /** Pending timers, the next first. */
  timers(): PendingTimer[]
}

/** The time source of the clock. `now` is a monotonic reading in ms. */
export interface ClockHost {
  now(): number
  setTimeout(callback: () => void, delay: number): unknown
  clearTimeout(handle: unknown): void
}

interface Timer {
  callback: () => void
  dueAt: number
  owner: TimerOwner | null
  handle: unknown
}

export function createClock(host: ClockHost): ControllableClock {
  const timers = new Map<number, Timer>()
  let nextId = 1
  let owner: TimerOwner | null = null
  let speed = 1
  let paused = false
  let hostStart = host.now()
  let elapsed = 0

  const now = () => (paused ? elapsed : elapsed + (host.now() - hostStart) * speed)

  /** Moves the reference point to this moment, so that speed and pause only affect what follows. */
  const rebase = (time = now()) => {
    elapsed = time
    hostStart = host.now()
  }

  const fire = (id: number) => {
    const timer = timers.get(id)
    if (!timer) return
    timers.delete(id)
    timer.callback()
  }

  const arm = (id: number, timer: Timer) => {
    if (paused) return
    timer.handle = host.setTimeout(() => fire(id), Math.max(0, (timer.dueAt - now()) / speed))
  }

  const pending = () =>
    [...timers]
      .map(([id, timer]): PendingTimer => ({ id, dueAt: timer.dueAt, owner: timer.owner }))
      .sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)
  const next = () => pending()[0]

  const disarmAll = () => timers.forEach((timer) => host.clearTimeout(timer.handle))
  const armAll = () => timers.forEach((timer, id) => arm(id, timer))
  const rearm = () => {
    disarmAll()
    armAll()
  }

  /** Moves time to this timer and fires it. */
  const runTo = ({ id, dueAt }: PendingTimer) => {
    host.clearTimeout(timers.get(id)?.handle)
    rebase(Math.max(now(), dueAt))
    fire(id)
    if (!paused) rearm()
  }

  return {
    setTimeout(callback, delay) {
      const id = nextId++
      const timer: Timer = { callback, dueAt: now() + delay, owner, handle: undefined }
      timers.set(id, timer)
      arm(id, timer)
      return id
    },
    clearTimeout(id) {
      const timer = timers.get(id)
      if (!timer) return
      host.clearTimeout(timer.handle)
      timers.delete(id)
    },
    now,
    pause() {
      if (paused) return
      rebase()
      paused = true
      disarmAll()
    },
    resume() {
      if (!paused) return
      paused = false
      rebase(elapsed)
      armAll()
    },
    get paused() {
      return paused
    },
    setSpeed(next) {
      if (!(next > 0)) throw new RangeError(`Clock speed must be above 0, got ${next}`)
      rebase()
      speed = next
      rearm()
    },
    get speed() {
      return speed
    },
    step() {
      const first = next()
      if (!first) return false
      runTo(first)
      return true
    },
    advance(ms) {
      const end = now() + ms
      for (let first = next(); first && first.dueAt <= end; first = next()) runTo(first)
      rebase(Math.max(now(), end))
      rearm()
    },
    fire(id) {
      const timer = timers.get(id)
      if (!timer) return false
      host.clearTimeout(timer.handle)
      fire(id)
      return true
    },
    ownedBy(next, set) {
      const before = owner
      owner = next
      try {
        return set()
      } finally {
        owner = before
      }
    },
    timers: pending,
  }
}
