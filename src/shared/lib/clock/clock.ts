/** One pending timer, as the inspector and tests see it. Times in ms of this clock. */
interface PendingTimer {
  id: number
  dueAt: number
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
  timers(): PendingTimer[]
}

/** What the clock stands on. `now` is a monotonic reading in ms. */
export interface ClockHost {
  now(): number
  setTimeout(callback: () => void, delay: number): unknown
  clearTimeout(handle: unknown): void
}

interface Timer {
  callback: () => void
  dueAt: number
  handle: unknown
}

export function createClock(host: ClockHost): ControllableClock {
  const timers = new Map<number, Timer>()
  let nextId = 1
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

  const disarmAll = () => timers.forEach((timer) => host.clearTimeout(timer.handle))
  const armAll = () => timers.forEach((timer, id) => arm(id, timer))

  return {
    setTimeout(callback, delay) {
      const id = nextId++
      const timer: Timer = { callback, dueAt: now() + delay, handle: undefined }
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
      disarmAll()
      armAll()
    },
    get speed() {
      return speed
    },
    step() {
      let first: [number, Timer] | undefined
      for (const entry of timers) if (!first || entry[1].dueAt < first[1].dueAt) first = entry
      if (!first) return false
      const [id, timer] = first
      host.clearTimeout(timer.handle)
      rebase(Math.max(now(), timer.dueAt))
      fire(id)
      if (!paused) {
        disarmAll()
        armAll()
      }
      return true
    },
    timers: () => [...timers].map(([id, { dueAt }]) => ({ id, dueAt })).sort((a, b) => a.dueAt - b.dueAt),
  }
}
