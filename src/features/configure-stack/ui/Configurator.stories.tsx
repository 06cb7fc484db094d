import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DEFAULT_PROJECT_CONFIG, storedConfiguration } from '@/entities/project/model'
import { browserStorage } from '@/shared/lib/browser-storage'
import { fromPromise } from '@/shared/lib/machine'
import { storyAt, walking, sideBySide } from '@/shared/lib/story'
import { configuratorMachine } from '@machines/configurator'
import { Configurator } from './Configurator'
import { useConfigurator } from '../model/use-configurator'
import { FeatureOptions } from './FeatureOptions'
import { LateConfigurator } from './LateConfigurator'
import { SavedConfiguration } from './SavedConfiguration'
import { StackChoices } from './StackChoices'
import { StackStep } from './StackStep'

const meta = { component: Configurator, title: 'Patterns/Stack configurator' } satisfies Meta<
  typeof Configurator
>
export default meta

const opened = fn()
const machine = configuratorMachine.provide({
  actors: { saveConfiguration: fromPromise(async () => {}) },
  actions: { openWizard: () => opened() },
})
const context = { config: DEFAULT_PROJECT_CONFIG, alert: null }
const at = storyAt(machine, context, (actor) => <Configurator actor={actor} />)

const failure = 'Failed to create project: This browser’s storage is full.'
export const OnAPhone = at('frontend', {}, { globals: { viewport: { value: 'phone' } } })

export const Features: StoryObj = {
  render: () => <FeatureOptions features={DEFAULT_PROJECT_CONFIG.features} onToggle={fn()} />,
}

const selected = fn()
const toggled = fn()
export const InAWizard: StoryObj = {
  render: () => <StackChoices config={DEFAULT_PROJECT_CONFIG} onSelect={selected} onToggle={toggled} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Vue/ }))
    await expect(selected).toHaveBeenLastCalledWith({ part: 'frontend', value: 'Vue' })
    await userEvent.click(canvas.getByRole('tab', { name: 'Configure Features' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Tests/ }))
    await expect(toggled).toHaveBeenLastCalledWith('tests')
  },
}
export const OneQuestion: StoryObj = {
  render: () => (
    <StackStep step="database" config={DEFAULT_PROJECT_CONFIG} onSelect={selected} onToggle={toggled} />
  ),
}

export const Saved: StoryObj = {
  beforeEach: () => {
    browserStorage.write(storedConfiguration, { ...DEFAULT_PROJECT_CONFIG, frontend: 'Vue' })
  },
  render: () => <SavedConfiguration />,
  play: async ({ canvas }) => expect(canvas.getByText(/^Vue \/ Node\.js/)).toBeVisible(),
}

function OfAPage() {
  return <LateConfigurator late={useConfigurator()} />
}
export const MovesBetweenStepsByArrowKeys = walking(
  at(
    'backend',
    {},
    {
      play: async ({ canvas }) => {
        canvas.getByRole('tab', { name: 'Select Backend' }).focus()
        await userEvent.keyboard('{ArrowRight}')
        await expect(canvas.getByRole('tab', { name: 'Select Database' })).toHaveFocus()
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
        await expect(canvas.getByRole('tab', { name: 'Configure Features' })).toHaveFocus()
      },
    },
  ),
)

export const States = sideBySide(meta, {
  SelectFrontend: at('frontend'),
  SelectBackend: at('backend'),
  SelectDatabase: at('database'),
  ConfigureFeatures: at(
    'features',
    {},
    {
      play: async ({ canvas }) => expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6),
    },
  ),
  Creating: at('creating'),
  Failed: at(
    'failed',
    { alert: failure },
    { play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(failure) },
  ),
  // The stories below play interactions.
  GoesOnWithTheChosenFrontend: walking(
    at(
      'frontend',
      {},
      {
        play: async ({ canvas }) => {
          await expect(canvas.getByRole('button', { name: 'Back' })).toBeDisabled()
          await userEvent.click(canvas.getByRole('radio', { name: /^Svelte/ }))
          await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
          await expect(canvas.getByRole('tab', { name: 'Select Backend' })).toHaveAttribute(
            'aria-selected',
            'true',
          )
          await expect(canvas.getByText('Svelte / Node.js / PostgreSQL')).toBeVisible()
        },
      },
    ),
  ),
  SwitchesAFeatureOffAndOpensTheWizard: at(
    'features',
    {},
    {
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('checkbox', { name: /^AI/ }))
        await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
        await userEvent.click(canvas.getByRole('button', { name: 'Create Project' }))
        await expect(opened).toHaveBeenCalled()
      },
    },
  ),
  GoesBackFromAFailure: walking(
    at(
      'failed',
      { alert: failure },
      {
        play: async ({ canvas }) => {
          await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
          await expect(canvas.queryByRole('alert')).toBeNull()
        },
      },
    ),
  ),
})
export const Variants = sideBySide(meta, {
  OnAPage: {
    render: () => <OfAPage />,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('radio', { name: /^Svelte/ }))
      await expect(await canvas.findByText('Svelte / Node.js / PostgreSQL')).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
      await expect(await canvas.findByRole('radio', { name: /^Node\.js/ })).toBeChecked()
    },
  },
  IsDiscarded: {
    ...Saved,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
      await expect(canvas.queryByText('You have a saved configuration')).toBeNull()
    },
  },
})
