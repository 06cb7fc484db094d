import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import {
  type Canvas,
  expectField,
  fill,
  press,
  type View,
  viewMatchesMachine,
} from '../../../../../tests/support/view-matches-machine'
import { DEFAULT_PROJECT_CONFIG, type Project, SAMPLE_PROJECTS } from '@/entities/project/model'
import { Failure } from '@/shared/lib/failure'
import { stackWizardMachine } from '@machines/create-project-b'
import { SLOTS } from '../story-kit'
import { StackWizard } from './StackWizard'

const meta = { component: StackWizard, title: 'Pages/Create Project/Stack wizard paths' } satisfies Meta<
  typeof StackWizard
>
export default meta

const [project] = SAMPLE_PROJECTS as [Project]
const draft = {
  wizard: 'b' as const,
  id: 'draft-1',
  savedAt: 1,
  values: { ...DEFAULT_PROJECT_CONFIG, name: 'Kept' },
}
const step = (canvas: Canvas, title: string) =>
  expect(canvas.getByRole('heading', { name: title })).toBeVisible()
const radio = (canvas: Canvas, name: string) =>
  canvas.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) })

/** Opens a question of the configurator, in the step. */
async function openStack(canvas: Canvas, tab: string) {
  if (!canvas.queryByRole('tab', { name: tab })) await press(canvas, 'Change stack')
  fireEvent.click(await canvas.findByRole('tab', { name: tab }))
}

const view: View<typeof stackWizardMachine> = {
  input: { config: DEFAULT_PROJECT_CONFIG, draft: null, seed: 7 },
  children: ['creation', 'autoSave'],
  events: [
    { type: 'details.change', field: 'name', value: 'Night Sky' },
    { type: 'details.change', field: 'name', value: 'a' },
    { type: 'details.change', field: 'description', value: 'x'.repeat(501) },
    { type: 'field.leave', field: 'name' },
    { type: 'stack.select', part: 'frontend', value: 'Vue' },
    { type: 'feature.toggle', feature: 'ai' },
    { type: 'environment.select', environment: 'production' },
    { type: 'resources.change', resources: { memory: 16 } },
    { type: 'continue' },
    { type: 'back' },
    { type: 'create' },
    { type: 'createAnother' },
    { type: 'resume', draft },
    { type: 'startOver' },
  ],
  also: [
    [
      { type: 'details.change', field: 'name', value: 'a' },
      { type: 'details.change', field: 'description', value: 'x'.repeat(501) },
      { type: 'continue' },
    ],
  ],
  answers: {
    creation: {
      done: [
        { project, kept: true, alert: null },
        { project, kept: false, alert: null },
        { project: null, kept: false, alert: 'Cannot create project: Email verification required' },
      ],
      error: [new Failure('broken')],
    },
  },
  key: ({ context: { config } }) => [config.name, config.description.length],
  render: (actor) => <StackWizard actor={actor} userId="user-1" {...SLOTS} />,
  gestures: {
    'details.change': (canvas, { field, value }) =>
      fill(canvas.getByLabelText(field === 'name' ? 'Project name' : 'Description'), value),
    'field.leave': (canvas) => fireEvent.blur(canvas.getByLabelText('Project name')),
    'stack.select': async (canvas, { value }) => {
      await openStack(canvas, 'Select Frontend')
      fireEvent.click(await canvas.findByRole('radio', { name: new RegExp(`^${value}`) }))
    },
    'feature.toggle': async (canvas) => {
      await openStack(canvas, 'Configure Features')
      fireEvent.click(await canvas.findByRole('checkbox', { name: /^AI integration/ }))
    },
    'environment.select': (canvas, { environment }) => fireEvent.click(radio(canvas, environment)),
    'resources.change': (canvas, { resources }) =>
      fireEvent.change(canvas.getByLabelText('Memory'), { target: { value: String(resources.memory) } }),
    continue: (canvas) => press(canvas, 'Continue'),
    back: (canvas) => press(canvas, 'Back'),
    create: (canvas) => press(canvas, 'Create Project'),
    createAnother: (canvas) => press(canvas, 'Create Another'),
    startOver: (canvas) => press(canvas, 'Start over'),
    resume: 'elsewhere',
  },
  // The screen does not offer a choice that is already made.
  offers: ({ config, draft: restored }, event) => {
    if (event.type === 'stack.select') return config.frontend !== event.value
    if (event.type === 'environment.select') return config.environment !== event.environment
    if (event.type === 'resources.change') return config.resources.memory !== event.resources.memory
    return event.type !== 'startOver' || restored !== null
  },
  shows: {
    projectDetails: (canvas, { config, errors, refused }) => {
      step(canvas, 'Project Details')
      const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message
      const name = canvas.getByLabelText('Project name')
      const description = canvas.getByLabelText('Description')
      expectField(name, { value: config.name, error: errorOf('name'), locked: false })
      expectField(description, {
        value: config.description,
        error: errorOf('description'),
        locked: false,
      })
      if (refused) {
        expect(refused.field === 'name' ? name : description).toHaveFocus()
        expect(canvas.getByRole('alert')).toHaveTextContent(refused.message)
      }
      expect(canvas.getByRole('textbox', { name: 'Frontend' })).toHaveValue(config.frontend)
      const next = canvas.getByRole('button', { name: 'Continue' })
      if (config.name) expect(next).toBeEnabled()
      else expect(next).toHaveAccessibleDescription('Enter a project name')
    },
    environment: (canvas, { config }) => {
      step(canvas, 'Environment & Resources')
      expect(radio(canvas, config.environment).checked).toBe(true)
      expect(canvas.getByLabelText('Memory')).toHaveValue(String(config.resources.memory))
    },
    review: (canvas, { config, alert }) => {
      step(canvas, 'Review Configuration')
      expect(canvas.getByText(config.name)).toBeVisible()
      if (alert) expect(canvas.getByRole('alert')).toHaveTextContent(alert)
      else expect(canvas.queryByRole('alert')).toBeNull()
    },
    creating: (canvas) => {
      step(canvas, 'Creating your project')
      expect(canvas.getByRole('progressbar')).toBeVisible()
    },
    created: (canvas, { kept }) => {
      step(canvas, 'Project created')
      expect(canvas.getByRole('link', { name: 'Open Project' })).toBeVisible()
      expect(canvas.queryByText('This browser could not save the project') === null).toBe(kept)
    },
  },
}

export const Paths = viewMatchesMachine(stackWizardMachine, view)
