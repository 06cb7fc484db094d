import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EMPTY_APPLICATION, JOBS } from '@/entities/job/model'
import { startContext, storyAt, sideBySide } from '@/shared/lib/story'
import { careersApplicationMachine } from '../model/careers-application'
import { ApplicationForm } from './ApplicationForm'
import { ResumeField } from './ResumeField'

const meta = { component: ApplicationForm, title: 'Pages/Careers/Application form' } satisfies Meta<
  typeof ApplicationForm
>
export default meta

const context = startContext(careersApplicationMachine, { subject: JOBS[0] ?? null })
const failure = { kind: 'network' as const, message: 'You are offline. Connect and try again.' }
const values = {
  ...EMPTY_APPLICATION,
  name: 'Ada Moreau',
  email: 'ada@orrery.example',
  resume: { name: 'ada-moreau.pdf', size: 184_320 },
}
const at = storyAt(careersApplicationMachine, context, (actor) => <ApplicationForm actor={actor} />)
export const Confirmation = at(
  'success',
  { values },
  {
    play: async ({ canvas }) => {
      await expect(canvas.getByText('Application Submitted!')).toBeVisible()
      await expect(canvas.getByText(/Senior Full Stack Developer/)).toBeVisible()
    },
  },
)
export const Resume: StoryObj = {
  render: () => (
    <ResumeField
      name="resume"
      value={null}
      error={null}
      announced={false}
      disabled={false}
      onValueChange={fn()}
      onBlur={fn()}
    />
  ),
}

export const States = sideBySide(meta, {
  Editing: at('editing', { values: { ...values, resume: null } }),
  ChoosingAResume: at(
    'editing',
    { values: { ...values, resume: null } },
    {
      play: async ({ canvas }) => {
        const resume = canvas.getByLabelText('Resume')
        await userEvent.click(canvas.getByRole('button', { name: 'Submit Application' }))
        await expect(resume).toHaveAccessibleDescription(/Please choose your resume/)
        await userEvent.upload(resume, new File(['x'], 'virus.exe'), { applyAccept: false })
        await expect(resume).toHaveAccessibleDescription(/“virus.exe” is none/)
        const large = new File([new Uint8Array(6 * 1024 * 1024)], 'ada.pdf')
        await userEvent.upload(resume, large)
        await expect(resume).toHaveAccessibleDescription(/5MB is the maximum/)
        await userEvent.upload(resume, new File(['x'], 'ada.pdf'))
        await expect(canvas.getByText('ada.pdf, 1KB')).toBeVisible()
        await expect(canvas.getByLabelText('Full Name')).toHaveValue('Ada Moreau')
      },
    },
  ),
  Submitting: at(
    'submitting.pausing',
    { values },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
    },
  ),
  Failed: at(
    'error',
    { values, failure },
    {
      play: async ({ canvas }) =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'There was an error submitting your application. Please try again.',
        ),
    },
  ),
})
