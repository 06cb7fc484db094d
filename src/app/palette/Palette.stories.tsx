import { Button, chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test'
import { type Dataset, datasets, sampleDatasets } from '@/entities/dataset/model'
import { type DeployedModel, deployedModels, sampleDeployedModels } from '@/entities/deployment/model'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { type StoredJob, sampleJobs, trainingJobs } from '@/entities/training-job/model'
import { NewProjectProvider } from '@/features/new-project'
import { StateGrid, withEntries } from '@/shared/lib/story'
import Palette from './Palette'
import { paletteStyle } from './palette-style'
import { PaletteProvider, usePalette } from './PaletteProvider'
import ShortcutsDialog from './ShortcutsDialog'

const meta = {
  title: 'Patterns/Command palette',
  component: Palette,
  tags: ['autodocs'],
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          'The quickest way to anything by name: pages, actions, templates, articles and everything that the user has. What it does can be done elsewhere too; a new page or action joins the list in commands.ts.',
      },
    },
  },
  args: { profile: SAMPLE_PROFILE, onClose: fn(), onShowShortcuts: fn(), onSignOut: fn() },
  decorators: [(Story) => <Around>{<Story />}</Around>],
} satisfies Meta<typeof Palette>
export default meta
type Story = StoryObj<typeof meta>

function Around({ children }: { children: ReactNode }) {
  return (
    <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
      {children}
    </NewProjectProvider>
  )
}

export const SignedIn: Story = {
  play: async () =>
    waitFor(() =>
      expect(screen.getByRole('option', { name: /^Storefront Sample · A small shop/ })).toBeVisible(),
    ),
}
export const SignedOut: Story = {
  args: { profile: null },
  play: async () => {
    await expect(await screen.findByRole('option', { name: 'Sign In' })).toBeInTheDocument()
    await expect(screen.queryByRole('option', { name: /Sign Out/ })).toBeNull()
  },
}
const NOW = Date.parse('2026-11-22T12:00:00Z')
const churn = <T extends { id: string; name: string }>(samples: readonly T[]): T[] => {
  const [first] = samples
  return first ? [{ ...first, id: 'churn', name: 'churn' }] : []
}
export const FindsEverythingOfOneName: Story = {
  async beforeEach() {
    await withEntries(datasets, SAMPLE_PROFILE.id, churn<Dataset>(sampleDatasets(NOW)))()
    await withEntries(trainingJobs, SAMPLE_PROFILE.id, churn<StoredJob>(sampleJobs(NOW)))()
    await withEntries(deployedModels, SAMPLE_PROFILE.id, churn<DeployedModel>(sampleDeployedModels(NOW)))()
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'churn')
    for (const name of ['Datasets', 'Training jobs', 'Deployments'])
      await expect(await screen.findByRole('group', { name })).toHaveTextContent('churn')
    await expect(screen.queryByText(/^Sample/)).toBeNull()
  },
}
export const MarksSamples: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'polaris')
    await expect(await screen.findByRole('option', { name: 'Polaris Sample · active' })).toBeVisible()
  },
}
export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'qqqq')
    await expect(await screen.findByText('No results. Try another word.')).toBeVisible()
  },
}
const LINES = {
  action: ['New Project', ''],
  'with more about it': ['Storefront', 'A small shop with a product list, accounts and a checkout.'],
  'in Arabic': ['متجر إلكتروني للكتب المستعملة', ''],
  'of 200 letters': ['x'.repeat(200), ''],
} as const
export const LinesByState: Story = {
  render: () => (
    <StateGrid
      label="Lines of the palette"
      rows={LINES}
      states={{
        rest: {},
        'pointed at': { 'data-selected': true },
        unavailable: { 'data-disabled': true },
      }}
    >
      {([label, hint], state) => (
        <chakra.div css={paletteStyle} width="18rem">
          <div cmdk-item="" {...state}>
            <span dir="auto">{label}</span>
            {hint ? <small dir="auto">{hint}</small> : null}
          </div>
        </chakra.div>
      )}
    </StateGrid>
  ),
}
export const ArticleFound: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'health check')
    await expect(await screen.findByRole('group', { name: 'Documentation' })).toBeInTheDocument()
  },
}
export const RunsWhatIsChosenByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'shortc')
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('Keyboard shortcuts'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onShowShortcuts).toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalled()
  },
}
export const SaysWhichLineEnterRuns: Story = {
  play: async () => {
    const question = await screen.findByRole('combobox')
    const chosen = () => document.getElementById(question.getAttribute('aria-activedescendant') ?? '')
    for (const word of ['storefront', 'dark theme', 'pricing']) {
      await fireEvent.change(question, { target: { value: word } })
      await waitFor(() => expect(chosen()).toHaveTextContent(new RegExp(`^${word}`, 'i')))
      await expect(screen.getAllByRole('option', { selected: true })).toEqual([chosen()])
    }
  },
}
export const Shortcuts: Story = { render: () => <ShortcutsDialog onClose={fn()} /> }

function Opener() {
  return <Button onClick={usePalette()}>Search</Button>
}
export const OpensByItsShortcut: Story = {
  render: ({ profile, onSignOut }) => (
    <PaletteProvider profile={profile} onSignOut={onSignOut}>
      <Opener />
    </PaletteProvider>
  ),
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.keyboard('?')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
  },
}
