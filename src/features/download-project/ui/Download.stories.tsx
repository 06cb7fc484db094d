import { Stack } from '@chakra-ui/react'
import type { Meta } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { projectDownloadMachine } from '../model/use-project-download'
import { DownloadButton } from './DownloadButton'
import { DownloadChoice } from './DownloadChoice'
import { DownloadMessage } from './DownloadMessage'

const meta = { component: DownloadButton, title: 'Components/Download button' } satisfies Meta<
  typeof DownloadButton
>
export default meta

const context = { question: 'code' as const, answer: null, failure: null }
const at = storyAt(projectDownloadMachine, context, (actor) => (
  <Stack align="flex-start">
    <DownloadMessage actor={actor} />
    <DownloadButton actor={actor} kind="code">
      Download Code
    </DownloadButton>
  </Stack>
))
export const Asking = at(
  'asking',
  {},
  {
    play: async ({ canvas }) =>
      expect(canvas.getByRole('button', { name: 'Preparing...' })).toHaveAttribute('aria-disabled', 'true'),
  },
)
export const Answered = at(
  'answered',
  { answer: 'night-sky.zip' },
  {
    play: async ({ canvas }) => {
      await expect(screen.getByRole('status')).toHaveTextContent('Downloaded night-sky.zip')
      // It lies over the page, which does not move for it.
      await expect(canvas.queryByRole('status')).toBeNull()
    },
  },
)

const choiceAt = storyAt(projectDownloadMachine, context, (actor) => (
  <DownloadChoice actor={actor} name="Night Sky" />
))
export const ChoiceOffersBothFiles = choiceAt(
  'idle',
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download Night Sky' }))
      await expect(canvas.getByRole('button', { name: 'Project file (JSON) of Night Sky' })).toBeEnabled()
      await expect(canvas.getByRole('button', { name: 'Code (zip) of Night Sky' })).toBeEnabled()
    },
  },
)

export const States = sideBySide(meta, {
  Idle: at('idle'),
  FailedCode: at(
    'failed',
    {},
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'Failed to download project code. Please try again.',
        ),
    },
  ),
  FailedProject: at(
    'failed',
    { question: 'project' },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent('Failed to download project. Please try again.'),
    },
  ),
})
