import { Button } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { DocumentLinks, NewLink } from '@/entities/shared-link/model'
import { fromPromise, usePageActor } from '@/shared/lib/machine'
import { actorAt, sideBySide, snapshotAt, storyAt } from '@/shared/lib/story'
import { documentLinksMachine, type LinkChange, linkChangeMachine } from '../model/use-links'
import { LinksView, ShareLinks } from './ShareLinks'

const meta = {
  title: 'Components/Links of a document',
  component: LinksView,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LinksView>
export default meta

const renderCopy = () => <Button size="sm">Copy</Button>
const name = { workspace: 'night-sky', kind: 'project', id: 'storefront' } as const
const asked = { question: name, answer: null, failure: null }
const failure = { kind: 'network' as const, message: 'Network connection error.' }
const LINKS: DocumentLinks = {
  may_share: true,
  links: [
    {
      id: '1',
      ending: 'x3Qa',
      by: 'ada',
      created_at: '2026-11-21T12:00:00Z',
      expires_at: '2026-11-28T12:00:00Z',
    },
    {
      id: '2',
      ending: 'p_0-',
      by: 'jun_park',
      created_at: '2026-11-01T12:00:00Z',
      expires_at: '2027-11-01T12:00:00Z',
    },
  ],
}
const NONE: DocumentLinks = { may_share: true, links: [] }
const MADE: NewLink = {
  id: '3',
  token: 'Zx0kT9vQe2LrN5uYcA1bD7fGhJ4mP6sW8_iO-3qRtUv',
  expires_at: '2026-11-29T12:00:00Z',
}
const nothing = { question: { change: 'create' as const, days: 7 }, answer: null, failure: null }
const at = storyAt(documentLinksMachine, asked, (links) => (
  <LinksView
    kind="project"
    renderCopy={renderCopy}
    actors={{ links, change: actorAt(linkChangeMachine, 'idle', nothing) }}
  />
))
const changing = storyAt(linkChangeMachine, nothing, (change) => (
  <LinksView
    kind="dataset"
    renderCopy={renderCopy}
    actors={{ change, links: actorAt(documentLinksMachine, 'answered', { ...asked, answer: LINKS }) }}
  />
))

export const States = sideBySide(meta, {
  Loading: at('asking'),
  Failed: at('failed', { failure }),
  None: at('answered', { answer: NONE }),
  NoneForAViewer: at('answered', { answer: { ...NONE, may_share: false } }),
  Two: at('answered', { answer: LINKS }),
  Making: changing('asking'),
  Made: changing('answered', { answer: MADE }),
  NotMade: changing('failed', { failure }),
})
export const OnAPhone = changing(
  'answered',
  { answer: MADE },
  {
    globals: { viewport: { value: 'phone' } },
    play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth),
  },
)

const changed = fn()
const changes = linkChangeMachine.provide({
  actors: {
    answer: fromPromise<NewLink | null, { question: LinkChange }>(async ({ input: { question } }) => {
      changed(question)
      return question.change === 'revoke' ? null : MADE
    }),
  },
})
function Played() {
  const change = usePageActor(changes, { input: { question: nothing.question } })
  return (
    <LinksView
      kind="project"
      renderCopy={renderCopy}
      actors={{ change, links: actorAt(documentLinksMachine, 'answered', { ...asked, answer: LINKS }) }}
    />
  )
}
export const MakesAndRevokes: StoryObj = {
  render: () => <Played />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '30 days' }))
    await expect(await canvas.findByText(/\/shared\/Zx0kT9/)).toBeVisible()
    await expect(changed).toHaveBeenLastCalledWith({ change: 'create', days: 30 })
    await userEvent.click(canvas.getByRole('button', { name: 'Revoke the link …x3Qa' }))
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith({ change: 'revoke', link: '1' }))
    await waitFor(() => expect(canvas.queryByText(/\/shared\/Zx0kT9/)).toBeNull())
  },
}
export const OfAProject: StoryObj = {
  parameters: {
    snapshots: {
      'document-links': snapshotAt(documentLinksMachine, 'answered', { ...asked, answer: LINKS }),
    },
  },
  render: () => <ShareLinks {...name} renderCopy={renderCopy} />,
}
