import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { sideBySide } from '@/shared/lib/story'
import { NoneRead } from './NoneRead'
import { RefusedNotice } from './RefusedNotice'
import { SetAsideNotice } from './SetAsideNotice'
import { UnreadNotice } from './UnreadNotice'

const meta = {
  component: SetAsideNotice,
  title: 'Components/Storage notices',
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SetAsideNotice>
export default meta

const retry = fn()
const raw = fn(async () => ({ entries: [{ id: 'one' }], lost: 2 }))
const unreadable = { retry: fn(), raw: () => Promise.reject(new Error('No.')) }
const dropSetAside = fn(() => Promise.reject(new Error('refused')))

export const Variants = sideBySide(meta, {
  Unread: {
    render: () => <UnreadNotice what="projects" collections={[{ retry, raw }]} />,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      await expect(retry).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole('button', { name: 'Save a copy' }))
      await expect(
        await canvas.findByText(/^A copy of 1 entry was saved\. 2 could not be read\./),
      ).toBeVisible()
    },
  },
  UnreadAltogether: {
    render: () => <UnreadNotice what="API keys" collections={[unreadable]} />,
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save a copy' }))
      await expect(await canvas.findByText(/The copy could not be created/)).toBeVisible()
    },
  },
  SetAside: {
    render: () => (
      <SetAsideNotice
        what="projects"
        count={2}
        left={5}
        collection={{ setAside: async () => [], dropSetAside }}
      />
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByText(/^2 of them are damaged/)).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await expect(await canvas.findByText(/did not allow it/)).toBeVisible()
    },
  },
  AllSetAside: {
    render: () => (
      <>
        <SetAsideNotice
          what="projects"
          count={7}
          left={0}
          collection={{ setAside: async () => [], dropSetAside }}
        />
        <NoneRead what="projects" />
      </>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByText('None of your projects could be read')).toBeVisible()
      await expect(canvas.getByText(/^All 7 that are stored are damaged/)).toBeVisible()
      await expect(canvas.queryByText(/others are listed here/)).toBeNull()
    },
  },
  Refused: { render: () => <RefusedNotice what="projects" refused /> },
})
