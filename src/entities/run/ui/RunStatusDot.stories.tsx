import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RUN_STATUSES } from '../model/run'
import { RunStatusDot } from './RunStatusDot'

const meta = { title: 'Components/Run status', component: RunStatusDot } satisfies Meta<typeof RunStatusDot>
export default meta

const NOW = Date.parse('2026-11-22T12:00:00Z')
const silent = (minutes: number) => ({ status: 'RUNNING' as const, lastHeardAt: NOW - minutes * 60_000 })

export const States: StoryObj = {
  render: () => (
    <Stack gap="2">
      {RUN_STATUSES.map((status) => (
        <RunStatusDot key={status} run={{ status, lastHeardAt: NOW }} now={NOW} />
      ))}
      <RunStatusDot run={silent(12)} now={NOW} />
      <RunStatusDot run={silent(300)} now={NOW} />
    </Stack>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Not heard of for 12 minutes')).toBeVisible(),
}
