'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useTransition } from 'react'
import type { Health } from '../api'
import { Problem } from './Problem'

/** How often the page asks again while the server cannot be reached, in ms: it may still be starting. */
const PAUSE = 2000

/** The server's health report; null if the server did not respond. */
export function Status({ health }: { health: Health | null }) {
  const router = useRouter()
  const [busy, start] = useTransition()
  useEffect(() => {
    if (health) return
    const timer = setInterval(() => router.refresh(), PAUSE)
    return () => clearInterval(timer)
  }, [health, router])
  return (
    <section className="card flex flex-col gap-4" aria-labelledby="status">
      <div className="flex items-center justify-between">
        <h2 id="status">Status</h2>
        <button
          type="button"
          className="button-quiet"
          disabled={busy}
          onClick={() => start(() => router.refresh())}
        >
          Refresh
        </button>
      </div>
      {health ? (
        <dl className="grid grid-cols-2 gap-2">
          <dt className="text-stone-600 dark:text-stone-400">Server</dt>
          <dd className={health.status === 'ok' ? 'text-emerald-700 dark:text-emerald-400' : 'error'}>
            {health.status}
          </dd>
          <dt className="text-stone-600 dark:text-stone-400">Database</dt>
          <dd className={health.database === 'ok' ? 'text-emerald-700 dark:text-emerald-400' : 'error'}>
            {health.database}
          </dd>
        </dl>
      ) : (
        <Problem text="The server cannot be reached." />
      )}
    </section>
  )
}
