import { useParams } from 'react-router-dom'
import { useSessionProfile } from '@/entities/profile'
import { useWorkspaces } from '@/entities/workspace'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ItemScreen, ItemSkeleton } from '@/shared/ui/item-screen'
import { type ModelPageActor, useModel } from '../model/use-model'
import { ModelView } from './ModelView'

/** /ai-ml-platform/models/:name: a registered model of the current workspace; `?versions=3,2` compares two versions. */
export function RegisteredModelPage() {
  const profile = useSessionProfile()
  const { current } = useWorkspaces(profile?.id ?? null)
  const { name } = useParams()
  return current && name ? (
    <ModelOf key={`${current.id} ${name}`} workspace={current.id} name={name} />
  ) : (
    <ItemSkeleton kind="model" heights={HEIGHTS} />
  )
}

const ModelOf = (props: { workspace: string; name: string }) => <ModelAnswer actor={useModel(props)} />

const MODEL_TRAINING = { label: 'Model Training', to: paths.aiMlTab('models') }
const CRUMBS = [{ label: 'AI/ML Platform', to: paths.aiMlPlatform }, MODEL_TRAINING]
/** CSS heights of the parts of the page while it loads. */
const HEIGHTS = ['12rem', '16rem']

/** A model, or that it is on its way, that there is none, or why it could not be read. */
export function ModelAnswer({ actor }: { actor: ModelPageActor }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const answered = useSelector(actor, ({ value }) => value === 'answered')
  return (
    <ItemScreen
      kind="model"
      breadcrumb={CRUMBS}
      failure={failure}
      missing={answered && !answer}
      missingText="The current workspace has no registered model of this name. It may belong to another workspace."
      list={MODEL_TRAINING}
      onRetry={() => actor.send({ type: 'ask' })}
      skeleton={HEIGHTS}
    >
      {answer ? <ModelView model={answer} /> : null}
    </ItemScreen>
  )
}
