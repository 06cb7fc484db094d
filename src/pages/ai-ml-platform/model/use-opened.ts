import { useSearchParams } from 'react-router-dom'

/** The id of the thing whose detail is open in this tab, kept in the address; another tab starts without one. */
export function useOpened(): readonly [string | null, (id: string | null) => void] {
  const [query, setQuery] = useSearchParams()
  const open = (id: string | null) =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      if (id === null) next.delete('open')
      else next.set('open', id)
      return next
    })
  return [query.get('open'), open]
}
