import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ServedModel } from '@/entities/endpoint/model'
import { SAMPLE_MODELS } from '@/entities/registered-model/model'
import { actorAt, sideBySide, startContext, storyAt, walking } from '@/shared/lib/story'
import { serveModelMachine } from '@machines/serve-model'
import { registeredModelsMachine } from '../model/use-registered-models'
import { EndpointStatus } from './EndpointStatus'
import { RegisteredMenu } from './RegisteredMenu'
import { ServeModelDialog } from './ServeModelDialog'
import { ServingStages } from './ServingStages'

const meta = {
  title: 'Patterns/Deploy a model',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta

const model: ServedModel = { source: 'uploaded', file: 'trained', model: 'sex.onnx' }
const stored = { hash: 'a1', size: 48_213, facts: { producer: 'orrery', nodes: 14 } }
const loaded = { engine: 'wasm', loadMs: 64, warmMs: 1.2, warmFailure: null }
const deployed = { endpoint: 'e1', name: 'penguin-sex', version: 2 }
const dialogAt = storyAt(
  serveModelMachine,
  { ...startContext(serveModelMachine, undefined), model, name: 'penguin-sex' },
  (actor) => <ServeModelDialog actor={actor} />,
)

export const Closed = dialogAt('closed')
export const Naming = walking(
  dialogAt(
    'naming',
    {},
    {
      play: async () => {
        const name = await screen.findByLabelText('Name of the endpoint')
        fireEvent.change(name, { target: { value: 'Penguin!' } })
        fireEvent.click(screen.getByRole('button', { name: 'Deploy' }))
        await waitFor(() => expect(name).toHaveAccessibleDescription(/small letters, digits/))
      },
    },
  ),
)
export const Copying = dialogAt('working.copying')
export const Loading = dialogAt('working.loading', { stored })
export const Answering = dialogAt('working.answering', { stored, loaded, deployed })
export const Failed = dialogAt('failed', {
  stored,
  failure: 'The process of this workspace ran out of memory while it loaded the model.',
})
export const Done = dialogAt('done', { stored, loaded, deployed })

const onRegistered = fn()
const menuOf = (models: typeof SAMPLE_MODELS) => (
  <RegisteredMenu
    registered={actorAt(registeredModelsMachine, 'answered', {
      question: 'own',
      answer: models,
      failure: null,
    })}
    onRegistered={onRegistered}
  />
)
/** Models without a version are not listed. */
export const RegisteredModels: StoryObj = {
  render: () => menuOf(SAMPLE_MODELS),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deploy a registered model' })
    await userEvent.click(button)
    const item = await screen.findByRole('menuitem', { name: 'churn, version 3' })
    await waitFor(() => expect(item).toBeVisible())
    await expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await userEvent.click(item)
    await expect(onRegistered).toHaveBeenCalledWith({ name: 'churn', version: 3 })
    await waitFor(() => expect(item).not.toBeInTheDocument())
  },
}

export const Parts = sideBySide(meta, {
  Answers: { render: () => <EndpointStatus endpoint={{ paused: false }} /> },
  Paused: { render: () => <EndpointStatus endpoint={{ paused: true }} /> },
  NoRegisteredVersion: {
    render: () => menuOf(SAMPLE_MODELS.filter(({ latest }) => latest === null)),
    play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
  },
  RefusesZeros: {
    render: () => (
      <ServingStages
        status="done"
        context={{ stored, loaded: { ...loaded, warmFailure: 'index out of range' }, deployed }}
      />
    ),
  },
})
