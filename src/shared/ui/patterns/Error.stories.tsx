import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from '../notice'
import { PageHeader } from '../page-header'

const meta = { title: 'Patterns/Error', parameters: { layout: 'padded' } } satisfies Meta
export default meta

/** A part could not be loaded: what happened, what still holds, the way on. The page around it stays. */
export const OfAPart: StoryObj = {
  render: () => (
    <>
      <PageHeader title="My Projects" />
      <Notice
        status="error"
        title="Your projects could not be loaded"
        actions={<Button size="sm">Retry</Button>}
      >
        The connection was lost. Nothing of yours is gone.
      </Notice>
    </>
  ),
}
/** Old content stays while the newest could not be had. */
export const WithOldContent: StoryObj = {
  render: () => (
    <>
      <PageHeader title="My Projects" />
      <Notice status="warning" actions={<Button size="sm">Retry</Button>}>
        What you see may be out of date.
      </Notice>
      <p>Storefront</p>
    </>
  ),
}
