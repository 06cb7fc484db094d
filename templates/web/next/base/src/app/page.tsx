import type { Health } from '../api'
import { ask } from '../ask'
import { Status } from '../components/Status'
import { project } from '../project'

export default async function Overview() {
  const health = await ask<Health>('/api/health').catch(() => null)
  return (
    <>
      <h1>{project.title}</h1>
      <p className="text-soft">{project.summary}</p>
      <Status health={health} />
      {/* {{#if docs}} */}
      <p>
        <a href="/api/docs">API documentation</a>
      </p>
      {/* {{/if}} */}
    </>
  )
}
