import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import type { ServedModel } from '@/entities/endpoint/model'
import { sideBySide, startContext, storyAt, walking } from '@/shared/lib/story'
import { serveModelMachine } from '@machines/serve-model'
import { EndpointStatus } from './EndpointStatus'
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

export const Parts = sideBySide(meta, {
  Answers: { render: () => <EndpointStatus endpoint={{ paused: false }} /> },
  Paused: { render: () => <EndpointStatus endpoint={{ paused: true }} /> },
  RefusesZeros: {
    render: () => (
      <ServingStages
        status="done"
        context={{ stored, loaded: { ...loaded, warmFailure: 'index out of range' }, deployed }}
      />
    ),
  },
})
