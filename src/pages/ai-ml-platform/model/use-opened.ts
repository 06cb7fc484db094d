import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Of an entry in the history that was made by opening something in a list: that list is the entry before it. */
interface FromList {
  fromList?: true
}

/** What a `RowLink` needs to open one thing. */
export interface OpenLink {
  to: string
  replace: boolean
  state: FromList | null
}

/**
 * The id of the thing whose detail is open in this tab, kept in the address; another tab starts without one. Opening is
 * a step of the browser's history and closing goes back, so that the list is found where it was left.
 */
export function useOpened() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const fromList = (useLocation().state as FromList | null)?.fromList
  const opened = query.get('open')

  /** `<RowLink {...link(id)}>`: the same by a link. */
  const link = (id: string): OpenLink => {
    const next = new URLSearchParams(query)
    next.set('open', id)
    return {
      to: `?${next}`,
      // Of things looked at one after the other, the history keeps the last.
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
