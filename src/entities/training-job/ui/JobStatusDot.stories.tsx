import { Stack } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { JOB_STATUSES } from '../model'
import { JobStatusDot } from './JobStatusDot'

const meta = { title: 'Components/Training job status', component: JobStatusDot } satisfies Meta<
  typeof JobStatusDot
>
export default meta

export const EveryStatus: StoryObj = {
  render: () => (
    <Stack align="start">
      {JOB_STATUSES.map((status) => (
        <JobStatusDot key={status} status={status} />
      ))}
    </Stack>
  ),
}
