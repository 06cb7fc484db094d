import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** State of a history entry: whether a list comes before it, from which the thing was opened. */
interface FromList {
  fromList?: true
}

/** The props of a `RowLink` that opens one thing. */
export interface OpenLink {
  to: string
  replace: boolean
  state: FromList | null
}

/**
 * The id of the opened thing, stored in the address. Opening adds to the history and closing goes back, which restores
 * the list's scroll position.
 */
export function useOpened() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const fromList = (useLocation().state as FromList | null)?.fromList
  const opened = query.get('open')

  /** `<RowLink {...link(id)}>`: opens by a link. */
  const link = (id: string): OpenLink => {
    const next = new URLSearchParams(query)
    next.set('open', id)
    return {
      to: `?${next}`,
      // Of things opened in a row, the history keeps the last.
      replace: opened !== null,
      state: opened === null || fromList ? { fromList: true } : null,
    }
  }
  const open = (id: string | null) => {
    if (id !== null) {
      const { to, ...how } = link(id)
      return void navigate(to, how)
    }
    if (fromList) return void navigate(-1)
    const next = new URLSearchParams(query)
    next.delete('open')
    return void navigate(`?${next}`, { replace: true })
  }
  return [opened, open, link] as const
}
