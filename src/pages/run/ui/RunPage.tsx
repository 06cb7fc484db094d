import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { LiveRunsActor } from '@/features/live-runs'
import { paths } from '@/shared/config'
import { useAskAgain, useSelector } from '@/shared/lib/machine'
import { ItemScreen } from '@/shared/ui/item-screen'
import { type RunPageActor, useRun } from '../model/use-run'
import { RunView } from './RunView'

/** /ai-ml-platform/runs/:id: one run that training code reported. */
export function RunPage() {
  const { id } = useParams()
  return id ? <RunOf key={id} id={id} /> : null
}

function RunOf({ id }: { id: string }) {
  const [followed, setFollowed] = useState(false)
  const actor = useRun(id, followed)
  const askAgain = useAskAgain(actor)
  const workspace = useSelector(actor, ({ context }) => context.answer?.workspaceId)
  return (
    <>
      {workspace ? <LiveRunsActor workspace={workspace} onChange={askAgain} onFollow={setFollowed} /> : null}
      <RunAnswer actor={actor} followed={followed} />
    </>
  )
}

const MODEL_TRAINING = { label: 'Model Training', to: paths.aiMlTab('models') }
const RUN_CRUMBS = [{ label: 'AI/ML Platform', to: paths.aiMlPlatform }, MODEL_TRAINING]

/** A run, or that it is on its way, that there is none, or why it could not be read. */
export function RunAnswer({ actor, followed = false }: { actor: RunPageActor; followed?: boolean }) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  const answered = useSelector(actor, ({ value }) => value === 'answered')
  const ask = () => actor.send({ type: 'ask' })
  return (
    <ItemScreen
      kind="run"
      breadcrumb={RUN_CRUMBS}
      failure={failure}
      missing={answered && !answer}
      missingText="There is no run at this address in your workspaces. It may belong to another account."
      list={MODEL_TRAINING}
      onRetry={ask}
      skeleton={['5rem', '22rem']}
    >
      {answer ? <RunView page={answer} followed={followed} onChanged={ask} /> : null}
    </ItemScreen>
  )
}
