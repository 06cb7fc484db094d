import type { Profile } from '@orrery/learn/profile'
import { LRUCache } from 'lru-cache'
import { InferenceError } from './errors'
import { checkModel, unusable } from './model-file'
import { profileIn } from './model-profile'
import { type ModelProcess, ProcessEndedError, type ProcessLimits, startModelProcess } from './model-process'
import {
  datatypeOf,
  runtimeName,
  type Signature,
  type Tensor,
  type TensorData,
  type TensorInfo,
} from './tensors'
import { withoutZipMap } from './zip-map'

export interface RuntimeLimits extends ProcessLimits {
  /** Processes at once; each workspace has one of its own. */
  processes: number
  /** Models that a process has loaded at once. */
  models: number
  /** After how many ms without requests a process ends. */
  idle: number
}

const MB = 1024 * 1024
export const RUNTIME_LIMITS: RuntimeLimits = {
  load: 60_000,
  run: 10_000,
  memory: 1024 * MB,
  queue: 256,
  look: 250,
  processes: 4,
  models: 8,
  idle: 5 * 60_000,
}

export interface Loaded {
  engine: 'native' | 'wasm'
  signature: Signature
  /** Of the training data; null where the file has none. */
  profile: Profile | null
}

/** Runs the models of the workspaces, each workspace in a process of its own. Nothing is started before it is needed. */
export interface Runtime {
  /** Loads a model and reads its signature. Rejects with an `InferenceError`. */
  load: (workspace: string, hash: string) => Promise<Loaded>
  /** The named outputs of a model. Rejects with an `InferenceError`. */
  run: (
    workspace: string,
    hash: string,
    inputs: readonly Tensor[],
    outputs: readonly string[],
  ) => Promise<Tensor[]>
  /** The profile of a model that was loaded; null when it has none. */
  profileOf: (hash: string) => Profile | null
  /** The processes that run now. */
  processes: () => { workspace: string; pid: number | undefined; waiting: number }[]
  close: () => void
}

interface Home {
  process: ModelProcess
  /** The models by their hash, those used last at the end. */
  models: Map<string, Promise<Loaded>>
  usedAt: number
}

interface WorkerInfo {
  name: string
  type: string | null
  shape: number[]
}

/** How often a request is sent again when the process that worked on it died. */
const ATTEMPTS = 2

/** `bytesOf` returns the bytes of a model file; null when they are lost. */
export function createRuntime(
  bytesOf: (hash: string) => Promise<Uint8Array | null>,
  limits: RuntimeLimits = RUNTIME_LIMITS,
): Runtime {
  const homes = new Map<string, Home>()
  // As many as models are loaded at once.
  const profiles = new LRUCache<string, Profile>({ max: limits.processes * limits.models })
  let closed = false
  const tidy = setInterval(
    () => {
      for (const [workspace, home] of homes)
        if (home.process.waiting() === 0 && Date.now() - home.usedAt > limits.idle) stop(workspace, home)
    },
    Math.min(limits.idle, 10_000),
  ).unref()

  function stop(workspace: string, home: Home): void {
    if (homes.get(workspace) === home) homes.delete(workspace)
    home.process.stop()
  }

  function homeOf(workspace: string): Home {
    const known = homes.get(workspace)
    if (known && !known.process.ended()) {
      known.usedAt = Date.now()
      return known
    }
    if (closed) throw new InferenceError('overloaded', 'The server is stopping', { retryAfter: 2 })
    homes.delete(workspace)
    if (homes.size >= limits.processes) {
      const idle = [...homes]
        .filter(([, home]) => home.process.waiting() === 0)
        .sort(([, one], [, other]) => one.usedAt - other.usedAt)[0]
      if (!idle)
        throw new InferenceError('overloaded', 'The models of other workspaces are busy. Please try again.', {
          retryAfter: 1,
        })
      stop(...idle)
    }
    const home: Home = {
      process: startModelProcess(limits, () => {
        if (homes.get(workspace) === home) homes.delete(workspace)
      }),
      models: new Map(),
      usedAt: Date.now(),
    }
    homes.set(workspace, home)
    return home
  }

  function modelOf(home: Home, hash: string): Promise<Loaded> {
    const known = home.models.get(hash)
    if (known) {
      home.models.delete(hash)
      home.models.set(hash, known)
      return known
    }
    const loading = read(home, hash)
    home.models.set(hash, loading)
    loading.catch(() => home.models.get(hash) === loading && home.models.delete(hash))
    for (const [other] of home.models) {
      if (home.models.size <= limits.models) break
      home.models.delete(other)
      void home.process.ask({ kind: 'drop', key: other }).catch(() => undefined)
    }
    return loading
  }

  async function read(home: Home, hash: string): Promise<Loaded> {
    const bytes = await bytesOf(hash)
    if (!bytes) throw unusable('The bytes of this model are lost')
    const { zipMap } = checkModel(bytes)
    const profile = profileIn(bytes)
    if (profile) profiles.set(hash, profile)
    const answer = await home.process.ask<{
      engine: Loaded['engine']
      inputs: WorkerInfo[]
      outputs: WorkerInfo[]
    }>({
      kind: 'load',
      key: hash,
      bytes: zipMap ? withoutZipMap(bytes) : bytes,
    })
    return {
      engine: answer.engine,
      profile,
      signature: { inputs: infosOf(answer.inputs, 'input'), outputs: infosOf(answer.outputs, 'output') },
    }
  }

  /** Does something with a process, again in a new one when it died meanwhile. A request that it died of twice is given up. */
  async function persistently<T>(workspace: string, work: (home: Home) => Promise<T>): Promise<T> {
    for (let died = 0; ; ) {
      const home = homeOf(workspace)
      try {
        return await work(home)
      } catch (error) {
        if (!(error instanceof ProcessEndedError)) throw error
        if (error.running && ++died >= ATTEMPTS)
          throw new InferenceError(
            'model_failed',
            'The process of the model ended while it ran on this input',
          )
      }
    }
  }

  return {
    load: (workspace, hash) => persistently(workspace, (home) => modelOf(home, hash)),
    run: (workspace, hash, inputs, outputs) =>
      persistently(workspace, async (home) => {
        await modelOf(home, hash)
        const answer = await home.process.ask<
          { name: string; type: string; shape: number[]; data: TensorData }[]
        >({
          kind: 'run',
          key: hash,
          feeds: inputs.map(({ name, datatype, shape, data }) => ({
            name,
            type: runtimeName(datatype),
            shape,
            data,
          })),
          outputs: [...outputs],
        })
        home.usedAt = Date.now()
        return answer.map(({ name, type, shape, data }) => {
          const datatype = datatypeOf(type)
          if (!datatype)
            throw unusable(`The output ${name} has the type ${type}, which the protocol does not have`)
          return { name, datatype, shape, data }
        })
      }),
    profileOf: (hash) => profiles.get(hash) ?? null,
    processes: () =>
      [...homes].map(([workspace, { process }]) => ({
        workspace,
        pid: process.pid(),
        waiting: process.waiting(),
      })),
    close() {
      closed = true
      clearInterval(tidy)
      for (const [workspace, home] of homes) stop(workspace, home)
    },
  }
}

function infosOf(infos: readonly WorkerInfo[], what: 'input' | 'output'): TensorInfo[] {
  if (infos.length > 2000) throw unusable(`The model has more than 2000 ${what}s`)
  return infos.map(({ name, type, shape }) => {
    const datatype = type && datatypeOf(type)
    if (!datatype)
      throw unusable(
        `The ${what} ${name.slice(0, 60)} is ${type ? `of the type ${type}` : 'no tensor'}, which cannot be served. Export the model with tensors only.`,
      )
    return { name, datatype, shape }
  })
}
