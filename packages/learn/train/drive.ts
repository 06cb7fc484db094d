interface DriveOptions<Step> {
  now: () => number
  /** Called at most once in `every` ms with the last step. It may wait (a pause), and rejects to stop. */
  tick: (step: Step) => Promise<void>
  every?: number
}

/** Runs a generator to its end, and lets others have their turn in between. */
export async function drive<Step, Result>(
  steps: Generator<Step, Result>,
  { now, tick, every = 50 }: DriveOptions<Step>,
): Promise<Result> {
  let last = now()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    if (now() - last < every) continue
    await tick(value)
    last = now()
  }
}
