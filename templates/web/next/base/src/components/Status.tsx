'use client'

import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import type { Health } from '../api'

/** What the server says about itself; null when it says nothing. */
export function Status({ health }: { health: Health | null }) {
  const router = useRouter()
  const [busy, start] = useTransition()
  return (
    <section className="panel" aria-labelledby="status">
      <div className="flex items-center justify-between">
        <h2 id="status">Status</h2>
        <button type="button" className="button-quiet" disabled={busy} onClick={() => start(() => router.refresh())}>
          Refresh
        </button>
      </div>
      {health ? (
        <dl className="grid grid-cols-2 gap-2">
          <dt className="text-soft">Server</dt>
          <dd className={health.status === 'ok' ? 'text-good' : 'text-bad'}>{health.status}</dd>
          <dt className="text-soft">Database</dt>
          <dd className={health.database === 'ok' ? 'text-good' : 'text-bad'}>{health.database}</dd>
        </dl>
      ) : (
        <p className="error" role="alert">
          The server cannot be reached.
        </p>
      )}
    </section>
  )
}
