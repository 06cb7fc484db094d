import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { snapshotAt } from '@/shared/lib/story'
import { authDiagnosticsMachine, nothingCaptured } from '@machines/auth-diagnostics'
import { AuthDiagnosticPage } from './AuthDiagnosticPage'

const meta = { component: AuthDiagnosticPage, title: 'Pages/Auth Diagnostic/Page' } satisfies Meta<
  typeof AuthDiagnosticPage
>
export default meta

const context = {
  configuration: { url: 'https://project.orre…', hasKey: true },
  configurationFailure: null,
  results: [],
  captured: nothingCaptured,
}

export const Done: StoryObj = {
  parameters: {
    snapshots: [snapshotAt(authDiagnosticsMachine, 'configuration.read & diagnosis.done', context)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Authentication Diagnostics')
    await expect(canvas.getByRole('button', { name: 'Copy report' })).toBeEnabled()
  },
}
