import { ask } from '../ask'
import { Status } from '../components/Status'
import { project } from '../project'

export default async function Overview() {
  const health = await ask('/api/health').catch(() => null)
  return (
    <>
      <h1>{project.name}</h1>
      <p className="text-stone-600 dark:text-stone-400">{project.description}</p>
      <Status health={health} />
      {/* {{#if docs}} */}
      <p>
        <a href="/api/docs">API documentation</a>
      </p>
      {/* {{/if}} */}
    </>
  )
}
