import { machines } from 'virtual:machine-catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { loadChart } from '@/shared/lib/statechart'
import { ChartTables } from './ChartTables'
import { MachineFacts } from './MachineFacts'
import { MachinePage } from './MachinePage'
import { MachinesPage } from './MachinesPage'
import { MachineView } from './MachineView'
import { StateFacts } from './StateFacts'

const meta = {
  component: MachinesPage,
  title: 'Pages/Machines/Catalogue',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MachinesPage>
export default meta
type Story = StoryObj<typeof meta>

const signIn = machines.find(({ name }) => name === 'sign-in')
const chart = await loadChart('sign-in')
if (!signIn || !chart) throw new Error('sign-in is not in the catalogue')
const sending = chart.states.find(({ id }) => id === 'error.sending')

const noPage = () => {
  throw new Error('Stories have no other pages.')
}
export const NothingFound: Story = {
  parameters: { path: '/machines?search=zzz' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all machines' }))
    await waitFor(() => expect(canvas.getByText(`${machines.length} machines`)).toBeVisible())
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'SIN-04')
    await waitFor(() => expect(canvas.getByText('1 machine')).toBeVisible())
    await expect(canvas.getByRole('link', { name: 'sign-in' })).toHaveAttribute('href', '/machines/sign-in')
  },
}
export const AtAState: Story = {
  render: () => <MachineView machine={signIn} />,
  parameters: { path: '/machines/sign-in?state=error.sending' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'error.sending' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^error\.sending:/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const Variants = sideBySide(meta, {
  EveryMachine: {},
  NoSuchMachine: { render: () => <MachinePage pageAt={noPage} /> },
  OneMachine: { render: () => <MachineView machine={signIn} /> },
  Facts: { render: () => <MachineFacts machine={signIn} /> },
  FactsOfAState: {
    render: () => (sending ? <StateFacts state={sending} chart={chart} /> : <></>),
  },
  Tables: { render: () => <ChartTables chart={chart} /> },
})
