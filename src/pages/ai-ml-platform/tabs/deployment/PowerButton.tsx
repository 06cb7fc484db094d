import { Button } from '@chakra-ui/react'
import { Pause, Play } from 'lucide-react'
import type { DeployedModel } from '@/entities/deployment/model'
import type { DeploymentsActor } from './model/use-deployments'

/** Stops a model that runs or is about to, and starts any other. */
export const powerOf = ({ status }: DeployedModel): 'start' | 'stop' =>
  status === 'online' || status === 'deploying' ? 'stop' : 'start'

export const POWER_LABELS = { start: 'Start', stop: 'Stop' }

/** Starts or stops the model at once; a stop can be taken back. */
export function PowerButton({ model, actor }: { model: DeployedModel; actor: DeploymentsActor }) {
  const power = powerOf(model)
  const Icon = power === 'stop' ? Pause : Play
  return (
    <Button size="sm" onClick={() => actor.send({ type: power, model: movingOf(model) })}>
      <Icon size={15} aria-hidden />
      {POWER_LABELS[power]}
    </Button>
  )
}

/** The state of a model in the machine of the deployments. */
export const movingOf = ({ id, name, status }: DeployedModel) => ({ id, name, status })
