import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { StopBar, WorkStep } from '@/shared/ui/wizard'
import type { templateCreation } from '@machines/create-project-a'
import type { stackCreation } from '@machines/create-project-b'

/** The creation of either wizard, as far as this step goes. */
export type CreationActor = ActorRefFrom<typeof templateCreation> | ActorRefFrom<typeof stackCreation>

export interface CreatingStepProps {
  /** Undefined for the moment between two steps. */
  actor: CreationActor | undefined
}

/** WZA-08, WZB-04: the stages, the percent of those completed, and a way to stop, which asks. */
export function CreatingStep({ actor }: CreatingStepProps) {
  return actor ? <Creating actor={actor} /> : null
}

function Creating({ actor }: { actor: CreationActor }) {
  const stages = useSelector(actor, (snapshot) => snapshot.context.stages)
  const done = useSelector(actor, (snapshot) => snapshot.context.done)
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'))
  const stoppable = useSelector(actor, (snapshot) => snapshot.can({ type: 'stop' }))
  const pauses = useSelector(actor, (snapshot) => snapshot.context.pauses)
  return (
    <WorkStep
      title="Creating your project"
      label="Project creation"
      percent={Math.round((done / stages.length) * 100)}
      status={stages[done] ?? 'Saving the project'}
      place={`Stage ${Math.min(done + 1, stages.length)} of ${stages.length}`}
      before={pauses.slice(0, done).reduce((sum, pause) => sum + pause, 0)}
      stages={stages}
      done={done}
      footer={
        <StopBar
          asking={asking}
          question="Stop creating this project? Nothing will be saved. Your entries are kept."
          answers={['Stop creation', 'Keep creating']}
          note={
            done < stages.length
              ? 'Simulated progress'
              : 'The project is being saved. This cannot be stopped.'
          }
          stoppable={stoppable}
          onStop={() => actor.send({ type: 'stop' })}
          onConfirm={() => actor.send({ type: 'stop.confirm' })}
          onCancel={() => actor.send({ type: 'stop.cancel' })}
        />
      }
    />
  )
}
