import { Button, Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { storyAt, sideBySide } from '@/shared/lib/story'
import { projectDownloadMachine } from '../model/use-project-download'
import { DownloadButton } from './DownloadButton'
import { DownloadChoice } from './DownloadChoice'
import { DownloadMessage } from './DownloadMessage'
import { OpenDownloadMenu } from './OpenDownloadMenu'

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
  <DownloadChoice actor={actor} name="Night Sky" size="sm" />
))
export const ChoiceDownloadsTheCodeAndOffersTheFile = choiceAt(
  'idle',
  {},
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('button', { name: 'Download Night Sky' })).toBeEnabled()
      const before = canvas.getByRole('button', { name: 'Download Night Sky' }).getBoundingClientRect()
      await userEvent.click(canvas.getByRole('button', { name: 'More downloads of Night Sky' }))
      const items = await screen.findAllByRole('menuitem')
      await expect(items.map((item) => item.textContent)).toEqual(['Code (zip)', 'Project file (JSON)'])
      // Nothing moves for the menu.
      const after = canvas.getByRole('button', { name: 'Download Night Sky', hidden: true })
      await expect(after.getBoundingClientRect()).toEqual(before)
    },
  },
)

const asked = fn()
export const MenuOpen: StoryObj = {
  render: () => (
    <>
      <Button id="downloads">Download</Button>
      <OpenDownloadMenu
        ids={{ trigger: 'downloads', content: 'downloads-menu' }}
        label="More downloads of Night Sky"
        open
        byKeyboard={false}
        onClose={fn()}
        onDownload={asked}
      />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Project file (JSON)' }))
    await expect(asked).toHaveBeenLastCalledWith('project')
  },
}

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
