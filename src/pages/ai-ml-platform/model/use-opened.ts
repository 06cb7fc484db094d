import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Of an entry in the history that was made by opening something in a list: that list is the entry before it. */
interface FromList {
  fromList?: true
}

/**
 * The id of the thing whose detail is open in this tab, kept in the address; another tab starts without one. Opening and
 * the way back are steps of the browser's history, so that Back leads to the list where it was left.
 */
export function useOpened(): readonly [string | null, (id: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const fromList = (useLocation().state as FromList | null)?.fromList
  const opened = query.get('open')
  const open = (id: string | null) => {
    if (id === null && fromList) return void navigate(-1)
    const state: FromList | null = opened === null || fromList ? { fromList: true } : null
    setQuery(
      (now) => {
        const next = new URLSearchParams(now)
        if (id === null) next.delete('open')
        else next.set('open', id)
        return next
      },
      // Of things looked at one after the other, the history keeps the last.
      { replace: opened !== null, state: id === null ? null : state },
    )
  }
  return [opened, open]
}
