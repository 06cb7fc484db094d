import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SAMPLE_SESSION } from '@/entities/profile/model'
import { NewProjectProvider } from '@/features/new-project'
import { UnknownNotice } from '@/shared/ui/list-screen'
import { HelpPanel } from '../tabs/overview/HelpPanel'
import { OverviewSkeleton } from '../tabs/overview/OverviewSkeleton'
import { AiMlPlatformSkeleton } from './AiMlPlatformSkeleton'
import { PlatformFrame } from './PlatformFrame'
import { SampleName } from './SampleName'
import { TabBoundary } from './TabBoundary'
import { TableEmpty } from './TableEmpty'
import { TabLead } from './TabLead'
import { TabSkeleton } from './TabSkeleton'

const meta = { title: 'Pages/AI-ML Platform/Parts of a tab', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj

export const Lead: Story = {
  render: () => (
    <TabLead
      actions={
        <>
          <Button>Refresh</Button>
          <Button variant="solid" colorPalette="accent">
            Deploy Model
          </Button>
        </>
      }
    >
      These deployments are simulated.
    </TabLead>
  ),
}
export const Sample: Story = { render: () => <SampleName sample>Image Classifier</SampleName> }
export const LeadOnAPhone: Story = { ...Lead, globals: { viewport: { value: 'phone' } } }

const withNewProject = (page: ReactNode) => (
  <NewProjectProvider session={SAMPLE_SESSION} dialog={() => null}>
    {page}
  </NewProjectProvider>
)

/** The page until the owner of the platform is known. */
export const Skeleton: Story = {
  render: () => withNewProject(<AiMlPlatformSkeleton />),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Need help with the platform?' })).toBeVisible(),
}
const onOpen = fn()
export const Frame: Story = {
  render: () =>
    withNewProject(
      <PlatformFrame open="datasets" onOpen={onOpen}>
        The tab itself.
      </PlatformFrame>,
    ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Team' }))
    await expect(onOpen).toHaveBeenLastCalledWith('collaboration')
  },
}
export const SkeletonOfTheOverview: Story = { render: () => <OverviewSkeleton /> }
export const Help: Story = { render: () => <HelpPanel>The way to it.</HelpPanel> }
export const SkeletonOfAList: Story = { render: () => <TabSkeleton tab="datasets" /> }

const onShow = fn()
export const Unknown: Story = {
  render: () => <UnknownNotice what="dataset" show="Show all datasets" onShow={onShow} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This dataset is not in your list')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all datasets' }))
    await expect(onShow).toHaveBeenCalledOnce()
  },
}

const onClear = fn()
export const NoRowMatches: Story = {
  render: () => <TableEmpty onClear={onClear}>No dataset matches what you look for.</TableEmpty>,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(onClear).toHaveBeenCalledOnce()
  },
}
export const NoRowYet: Story = {
  render: () => (
    <TableEmpty action={<Button size="sm">Deploy Model</Button>}>No deployed models yet.</TableEmpty>
  ),
}
function Breaking(): never {
  throw new Error('It breaks.')
}
const again = fn()
/** An error in a tab does not spread. */
export const Broken: Story = {
  parameters: { expectedConsole: [/It breaks/] },
  render: () => (
    <TabBoundary label="Datasets" onRetry={again}>
      <Breaking />
    </TabBoundary>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }))
    await expect(again).toHaveBeenCalled()
  },
}
