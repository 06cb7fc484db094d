import { useParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ItemScreen, ItemSkeleton } from '@/shared/ui/item-screen'
import { type EndpointPageActor, useEndpoint } from '../model/use-endpoint'
import { ENDPOINT_CRUMBS, EndpointView } from './EndpointView'

/** CSS heights of the parts of the page while it loads. */
const HEIGHTS = ['12rem', '18rem']

/** /ai-ml-platform/endpoints/:id: an address at which models answer. */
export function EndpointPage() {
  const { id } = useParams()
  const profile = useSessionProfile()
  const { membership, current } = useWorkspaces(profile?.id ?? null)
  if (!id || !current || !membership) return <ItemSkeleton kind="endpoint" heights={HEIGHTS} />
  const others = membership.workspaces.map((workspace) => workspace.id)
  return <EndpointOf key={id} id={id} workspaces={[...new Set([current.id, ...others])]} />
}

const EndpointOf = ({ id, workspaces }: { id: string; workspaces: readonly string[] }) => (
  <EndpointAnswer actor={useEndpoint(id, workspaces)} />
)

/** An endpoint, or that it is on its way, that there is none, or why it could not be read. */
export function EndpointAnswer({ actor }: { actor: EndpointPageActor }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const answered = useSelector(actor, ({ value }) => value === 'answered')
  const ask = () => actor.send({ type: 'ask' })
  return (
    <ItemScreen
      kind="endpoint"
      breadcrumb={ENDPOINT_CRUMBS}
      failure={failure}
      missing={answered && !answer}
      missingText="There is no endpoint at this address in your workspaces. It may have been deleted."
      list={{ label: 'Deployment', to: paths.aiMlTab('deployment') }}
      onRetry={ask}
      skeleton={HEIGHTS}
    >
      {answer ? <EndpointView endpoint={answer} onChanged={ask} /> : null}
    </ItemScreen>
  )
}
