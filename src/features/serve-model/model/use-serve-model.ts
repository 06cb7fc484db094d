import { checkAnswers, deployModel, loadModel, takeModel, uploadModel } from '@/entities/endpoint'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { serveModelMachine } from '@machines/serve-model'

export type ServeModelActor = ActorRefFrom<typeof serveModelMachine>

interface ServeModelEffects {
  /** The bytes of an uploaded model, by the id of its file. */
  fileOf: (id: string) => Promise<Blob>
  /** An endpoint was made or got a version. */
  onServed?: () => void
}

/** Deploys models of a workspace, by the doors of the server. */
export const useServeModel = (workspace: string, { fileOf, onServed }: ServeModelEffects): ServeModelActor =>
  usePageActor(serveModelMachine, {
    effects: {
      actors: {
        copy: async ({ input: { model }, signal }) =>
          model.source === 'registered'
            ? takeModel(workspace, model, signal)
            : uploadModel(workspace, model.model, await fileOf(model.file), signal),
        load: ({ input: { hash }, signal }) => loadModel(workspace, hash, signal),
        address: ({ input, signal }) => deployModel(workspace, input, signal),
        ask: ({ input: { name }, signal }) => checkAnswers(workspace, name, signal),
      },
      actions: { announce: () => onServed?.() },
    },
  })
