import { useQuery } from '@tanstack/react-query'
import { getHealth } from '../api'
import { Problem } from '../components/Problem'
import { project } from '../project'

export function Overview() {
  const health = useQuery({ queryKey: ['health'], queryFn: getHealth })
  const colour = (isOk: boolean) => (isOk ? 'text-emerald-700 dark:text-emerald-400' : 'error')
  return (
    <>
      <title>{project.name}</title>
      <h1>{project.name}</h1>
      <p className="text-stone-600 dark:text-stone-400">{project.description}</p>
      <section className="card flex flex-col gap-4" aria-labelledby="status">
        <div className="flex items-center justify-between">
          <h2 id="status">Status</h2>
          <button
            type="button"
            className="button-quiet"
            disabled={health.isFetching}
            onClick={() => health.refetch()}
          >
            Refresh
          </button>
        </div>
        {health.isPending && <p className="text-stone-600 dark:text-stone-400">Checking the server…</p>}
        <Problem text={health.error?.message} />
        {health.data && !health.error && (
          <dl className="grid grid-cols-2 gap-2">
            <dt className="text-stone-600 dark:text-stone-400">Server</dt>
            <dd className={colour(health.data.status === 'ok')}>{health.data.status}</dd>
            <dt className="text-stone-600 dark:text-stone-400">Database</dt>
            <dd className={colour(health.data.database === 'ok')}>{health.data.database}</dd>
          </dl>
        )}
      </section>
      {/* {{#if docs}} */}
      <p>
        <a href="/api/docs">API documentation</a>
      </p>
      {/* {{/if}} */}
    </>
  )
}
