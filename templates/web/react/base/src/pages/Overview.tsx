import { useQuery } from '@tanstack/react-query'
import { getHealth } from '../api'
import { project } from '../project'

export function Overview() {
  const health = useQuery({ queryKey: ['health'], queryFn: getHealth, refetchInterval: 30_000 })
  return (
    <>
      <title>{project.name}</title>
      <h1>{project.name}</h1>
      <p>{project.description}</p>
      <section className="card" aria-live="polite">
        <h2 className="font-medium">Server</h2>
        {health.isPending && <p>Asking the server …</p>}
        {health.error && <p className="error">{health.error.message}</p>}
        {health.data && (
          <p>
            {health.data.status === 'ok'
              ? 'The server and its database answer.'
              : 'The server answers, its database does not.'}
          </p>
        )}
      </section>
    </>
  )
}
