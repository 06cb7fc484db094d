import { useEffect } from 'react'

/** At the end of a part of the page: once it is alive, what people did to it before is done (app/entrypoint/early.js). */
export function Settled() {
  useEffect(() => window.early?.settle(), [])
  return null
}
