import type { Readable } from 'node:stream'
import type { Backend } from '../database/backend'
import type { ObjectStore } from '../objects/store'
import { checkInputs } from './answer-wire'
import { createInferenceBodies, type InferenceBodies } from './body'
import { createCounts, type Counts } from './counts'
import { createDrift, type Drift } from './drift'
import { InferenceError, refusalOf } from './errors'
import { createKeptRequests, type KeptRequests } from './kept-requests'
import { createRuntime, type Runtime, type RuntimeLimits } from './runtime'
import { createTargets, type Target, type Targets, type TargetVersion } from './targets'
import type { Tensor } from './tensors'

export interface Question {
  inputs: Tensor[]
  /** All of them when absent. */
  outputs?: string[]
}

/** Serves models, beneath the protocols. */
export interface Inference {
  runtime: Runtime
  targets: Targets
  bodies: InferenceBodies
  counts: Counts
  drift: Drift
  kept: KeptRequests
  /** The version that answers: the named version, or a version by the shares. Throws an `InferenceError`. */
  versionOf: (target: Target, named?: string) => TargetVersion
  /** Asks a version, and counts the request. Rejects with an `InferenceError`, or with a failure of the server. */
  ask: (
    target: Target,
    version: TargetVersion,
    questionOf: () => Question | Promise<Question>,
  ) => Promise<{ outputs: Tensor[]; ms: number }>
  close: () => Promise<void>
}

interface InferenceOptions {
  backend: Pick<Backend, 'database' | 'exclusivelyWithoutTidy'>
  objects: ObjectStore
  limits?: RuntimeLimits
  random?: () => number
}

export function createInference({
  backend,
  objects,
  limits,
  random = Math.random,
}: InferenceOptions): Inference {
  const runtime = createRuntime(async (hash) => {
    const stream = await objects.get(hash)
    return stream && bytesOf(stream)
  }, limits)
  const counts = createCounts(backend)
  const drift = createDrift(backend)
  const kept = createKeptRequests(backend)

  return {
    runtime,
    targets: createTargets(),
    bodies: createInferenceBodies(),
    counts,
    drift,
    kept,

    versionOf(target, named) {
      if (target.paused) throw new InferenceError('model_offline', `The model ${target.name} is paused`)
      const found =
        named === undefined
          ? byShare(target.versions, random)
          : target.versions.find(({ version }) => `${version}` === named)
      if (!found)
        throw new InferenceError(
          'not_found',
          named === undefined
            ? `The model ${target.name} has no version`
            : `The model ${target.name} has no version ${named.slice(0, 20)}`,
        )
      return found
    },

    async ask(target, { version, hash, signature }, questionOf) {
      const began = performance.now()
      try {
        const { inputs, outputs = signature.outputs.map(({ name }) => name) } = await questionOf()
        checkInputs(signature, inputs)
        const unknown = outputs.find((name) => !signature.outputs.some((output) => output.name === name))
        if (unknown !== undefined || outputs.length === 0)
          throw new InferenceError(
            'invalid_request',
            `The model has no output ${(unknown ?? '').slice(0, 100)}`,
          )
        const answer = await runtime.run(target.workspace_id, hash, inputs, outputs)
        const ms = performance.now() - began
        counts.add(target.id, version, ms)
        const profile = runtime.profileOf(hash)
        if (profile) drift.add(target.id, version, profile, inputs, answer)
        if (target.keep_requests) kept.add(target.id, version, inputs, ms)
        return { outputs: answer, ms }
      } catch (error) {
        counts.add(target.id, version, performance.now() - began, refusalOf(error)?.kind ?? 'failed')
        throw error
      }
    },

    async close() {
      runtime.close()
      await Promise.all([counts.flush(), drift.flush(), kept.flush()])
    },
  }
}

/** A version by chance, as often as its share says; the version with the greatest share when the shares do not make 100. */
function byShare(versions: readonly TargetVersion[], random: () => number): TargetVersion | undefined {
  let left = random() * 100
  for (const version of versions) {
    left -= version.share
    if (left < 0) return version
  }
  return [...versions].sort((one, other) => other.share - one.share)[0]
}

export async function bytesOf(stream: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
