import {
  type DeployedModel,
  type DeploymentOrder,
  nameTaken,
  type NewDeployment,
  newDeployment,
  online,
} from '@/entities/deployment/model'
import type { Collection } from '@/shared/lib/collection'
import { Failure } from '@/shared/lib/failure'
import { assertStored } from '@/shared/lib/storage'

/**
 * Adds a deployment to the list as one under way. Rejects with a `Failure`, and leaves the list as it was, when the name
 * is taken by now or the browser does not keep it.
 */
export async function beginDeployment(
  collection: Collection<DeployedModel>,
  order: DeploymentOrder,
  how: NewDeployment,
): Promise<DeployedModel> {
  const entries = await collection.read()
  const taken = nameTaken(
    order.name,
    entries.map(({ name }) => name),
  )
  if (taken) throw new Failure(taken)
  const deployment = newDeployment(order, how)
  const result = await collection.put(deployment)
  if (!result.ok) await collection.remove(deployment.id)
  assertStored(result, order.name.trim())
  return deployment
}

/** Puts a deployment online that is still under way; `now` in ms since 1970. Rejects with a `Failure`. */
export async function finishDeployment(
  collection: Collection<DeployedModel>,
  id: string,
  now: number,
): Promise<void> {
  const result = await collection.change(id, (model) =>
    model.status === 'deploying' ? online(model, now) : model,
  )
  assertStored(result, 'its online status')
}
