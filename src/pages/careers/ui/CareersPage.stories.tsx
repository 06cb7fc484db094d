import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
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
    const heading = (text: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(text))
    await heading('UX/UI Designer')
    await userEvent.type(canvas.getByLabelText('Full Name'), 'Ada')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to open positions' }))
    await heading('Join Our Team')
    const apply = canvas.getByRole('button', { name: 'Apply Now: UX/UI Designer' })
    await expect(apply).toHaveFocus()
    await userEvent.click(apply)
    await heading('UX/UI Designer')
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ada')
  },
}
export const Applying: StoryObj = { parameters: at('editing') }
export const Positions: StoryObj = { render: () => <Openings onApply={fn()} /> }
export const Team: StoryObj = {
  render: () => <Colleagues />,
  play: async ({ canvas }) => {
    const portraits = canvas.getAllByRole<HTMLImageElement>('img', { name: /^Portrait of / })
    await expect(new Set(portraits.map(({ src }) => src)).size).toBe(6)
    for (const portrait of portraits) {
      portrait.scrollIntoView()
      await waitFor(() => expect(portrait.naturalWidth).toBeGreaterThan(0))
      // Its place is kept before it is there.
      await expect([portrait.width, portrait.height]).toEqual([72, 72])
    }
  },
}
