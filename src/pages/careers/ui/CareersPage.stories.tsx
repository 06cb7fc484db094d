import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { JOBS } from '@/entities/job/model'
import { snapshotAt, startContext } from '@/shared/lib/story'
import { careersApplicationMachine } from '../model/careers-application'
import { CareersPage } from './CareersPage'
import { Colleagues } from './Colleagues'
import { Openings } from './Openings'

const meta = { component: CareersPage, title: 'Pages/Careers/Page' } satisfies Meta<typeof CareersPage>
export default meta

const at = (state: string) => ({
  snapshots: [
    snapshotAt(
      careersApplicationMachine,
      state,
      startContext(careersApplicationMachine, { subject: JOBS[0] ?? null }),
    ),
  ],
})

export const List: StoryObj = {
  parameters: at('closed'),
  play: async ({ canvas }) => {
    const positions = within(canvas.getByRole('region', { name: 'Open Positions' }))
    await expect(positions.getAllByRole('article')).toHaveLength(5)
    await expect(document.querySelectorAll('script[type="application/ld+json"]').length).toBeGreaterThan(4)
  },
}
export const ApplyingAndComingBack: StoryObj = {
  parameters: at('closed'),
  play: async ({ canvas }) => {
    const positions = within(canvas.getByRole('region', { name: 'Open Positions' }))
    await expect(positions.getAllByRole('article')).toHaveLength(5)
    await expect(document.querySelectorAll('script[type="application/ld+json"]').length).toBeGreaterThan(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Apply Now: UX/UI Designer' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('UX/UI Designer')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to open positions' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Join Our Team')
  },
}
export const Applying: StoryObj = { parameters: at('editing') }
export const Positions: StoryObj = { render: () => <Openings onApply={fn()} /> }
export const Team: StoryObj = { render: () => <Colleagues /> }
