import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { DeployModelActor } from '../model/use-deploy-model'

/** DPL-07: the error area of a step: what it was refused for, or why the work did not begin. */
export function StepError({ actor }: { actor: DeployModelActor }) {
  const { refused, failure } = useSelector(actor, ({ context }) => context)
  const message = failure?.message ?? refused?.message
  return message ? <Notice status="error">{message}</Notice> : null
}
