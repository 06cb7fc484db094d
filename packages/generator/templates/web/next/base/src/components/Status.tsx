'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Health } from '../api'
import { Problem } from './Problem'

/** The server's health report; null if the server did not respond. */
export function Status({ health }: { health: Health | null }) {
  const router = useRouter()
  const [busy, start] = useTransition()
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
