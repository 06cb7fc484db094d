import { Button } from '@chakra-ui/react'
import type { Meta } from '@storybook/react-vite'
import { sideBySide } from '@/shared/lib/story'
import { Notice } from '../notice'
import { PageHeader } from '../page-header'

const meta = { title: 'Patterns/Error', parameters: { layout: 'padded' } } satisfies Meta
export default meta

export const Variants = sideBySide(meta, {
  /** A part could not be loaded: what happened, what still holds, the way on. The page around it stays. */
  OfAPart: {
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
  },
  /** Old content stays while the newest could not be had. */
  WithOldContent: {
    render: () => (
      <>
        <PageHeader title="My Projects" />
        <Notice status="warning" actions={<Button size="sm">Retry</Button>}>
          What you see may be out of date.
        </Notice>
        <p>Storefront</p>
      </>
    ),
  },
})
