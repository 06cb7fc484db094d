import { chakra, Heading, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Mark } from '../ui/mark'

const meta = { title: 'Introduction', parameters: { layout: 'padded' } } satisfies Meta
export default meta

const GROUPS = [
  ['Foundations', 'The tokens with their values, and what may stand on what. Read from the theme.'],
  ['Components', 'Each part in every variant and state, its controls, and notes on when to use it.'],
  ['Patterns', 'Parts together: a form, a list, nothing to show, something wrong, a step of a wizard.'],
  ['Pages', 'Every page and its parts, in each state that a person can meet.'],
] as const

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="2">
      <Heading as="h2" textStyle="lg" fontWeight="semibold">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** Where the library opens. */
export const Introduction: StoryObj = {
  render: () => (
    <Stack as="article" gap="7" maxWidth="44rem" py="6" textStyle="lg">
      <Stack gap="3">
        <chakra.span color="accent.fg">
          <Mark size={56} />
        </chakra.span>
        <Heading as="h1" textStyle="3xl">
          Orrery’s library
        </Heading>
        <p>
          What Orrery is drawn with: an instrument, not a brochure. One typeface, one accent, hairlines before
          shadows, and no colour that says something alone.
        </p>
      </Stack>
      <Part title="How it is ordered">
        <chakra.dl>
          {GROUPS.map(([name, text]) => (
            <chakra.div key={name} py="2.5" borderTopWidth="1px">
              <chakra.dt fontWeight="medium">{name}</chakra.dt>
              <chakra.dd m="0" color="fg.muted">
                {text}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Part>
      <Part title="How to read a story">
        <p>
          The name of a story is the state that it shows: it stands still, no clock runs and nothing is sent.
          What happens when somebody acts has a story of its own, named by what happens, and its steps stand
          in the panel Interactions.
        </p>
        <p>
          Where a state comes from a machine, it is one that the machine can really be in. Every state that a
          person can see has a story; a test says when one is missing.
        </p>
      </Part>
      <Part title="The toolbar and the panels">
        <p>
          Theme shows the dark or the light theme, Viewport a phone, a tablet or a desktop. Dates writes dates
          and numbers as other countries do, to find what they do not fit into; the words stay English. Motion
          switches what moves off and on. Clock lets the timers of a story run, from half to fifty times as
          fast, and Step goes to the next one.
        </p>
        <p>
          Inspector shows the machines of the story: their state, what they accept now, their timers. Controls
          changes the variant of a component, Accessibility lists what axe has found, which is nothing.
        </p>
      </Part>
      <Part title="Draft and stable">
        <p>
          A component marked as a draft in the sidebar may still change its look or its props. All others are
          stable. The filter of the sidebar lists the one or the other.
        </p>
      </Part>
    </Stack>
  ),
}
