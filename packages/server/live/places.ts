/** How many streams may be open at once. */
export interface StreamLimits {
  /** Of one account. */
  account: number
  /** Of this process. */
  all: number
}

export type Place = { end: () => void } | { full: keyof StreamLimits }

/** Counts the open streams. Every place that was taken must be ended once. */
export function createPlaces(limits: StreamLimits): (account: string) => Place {
  const counts = new Map<string, number>()
  let all = 0
  return (account) => {
    const own = counts.get(account) ?? 0
    if (own >= limits.account) return { full: 'account' }
    if (all >= limits.all) return { full: 'all' }
    counts.set(account, own + 1)
    all++
    return {
      end() {
        all--
        const left = (counts.get(account) ?? 1) - 1
        if (left > 0) counts.set(account, left)
        else counts.delete(account)
      },
    }
  }
}
