import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  DEFAULT_SIZING,
  DEPLOY_STAGES,
  type DeployWizardValues,
  newDeployment,
  orderOfWizard,
  sampleDeployableModels,
} from '@/entities/deployment/model'
import { SAMPLE_MODELS } from '@/entities/registered-model/model'
import { registeredModelsMachine } from '@/features/serve-model'
import { SessionProvider } from '@/entities/profile'
import { SAMPLE_PROFILE, SAMPLE_SESSION } from '@/entities/profile/model'
import { actorAt, sideBySide, snapshotAt, startContext, storyAt, walking } from '@/shared/lib/story'
import { deployModelMachine } from '@machines/deploy-model'
import { CompleteStep } from './CompleteStep'
import { ConfigureStep } from './ConfigureStep'
import { DeployingStep, DeployLog } from './DeployingStep'
import { DeployModelPage } from './DeployModelPage'
import { DeployWizard } from './DeployWizard'
import { RegisteredChoice, RegisteredModels } from './RegisteredModels'
import { ReviewStep } from './ReviewStep'
import { SelectStep } from './SelectStep'
import { StepError } from './StepError'

const meta = {
  component: DeployModelPage,
  title: 'Pages/AI-ML Platform/Deploy Model',
  parameters: { layout: 'padded', path: '/ai-ml-platform/deploy-model' },
} satisfies Meta<typeof DeployModelPage>
export default meta

const models = sampleDeployableModels(Date.parse('2026-11-22T12:00:00Z'))
const values: DeployWizardValues = {
  model: 'model-1',
  environment: 'production',
  name: 'production-image-classifier',
  description: 'Sorts uploaded pictures.',
  ...DEFAULT_SIZING,
}
const order = orderOfWizard(values, models)
if (!order) throw new Error('the sample is complete')
const deployment = newDeployment(order, {
  id: 'deployment-x',
  suffix: 'k3v9qa',
  now: 0,
  from: 'page',
  duration: 8000,
})
const empty = startContext(deployModelMachine, { models, taken: ['Fraud Scorer'], seed: 1, resumed: null })
const context = { ...empty, values }
const failure = {
  kind: 'storage' as const,
  message:
    'This browser’s storage is full, so it could not save the deployment. Delete something and try again.',
}

const at = storyAt(deployModelMachine, context, (actor) => <DeployWizard actor={actor} />)

export const States = sideBySide(meta, {
  NothingChosen: at('selectModel', empty),
  ChoosesWhatToDeploy: walking(
    at('selectModel', empty, {
      play: async ({ canvas }) => {
        const next = canvas.getByRole('button', { name: 'Continue' })
        await expect(next).toBeDisabled()
        await expect(next).toHaveAccessibleDescription(
          'Choose a model, an environment and a deployment name to continue.',
        )
        await userEvent.click(canvas.getByRole('radio', { name: /^Image Classifier/ }))
        await userEvent.click(canvas.getByRole('radio', { name: /^Production/ }))
        await userEvent.type(canvas.getByLabelText('Deployment Name'), 'production-image-classifier')
        await userEvent.click(next)
        await expect(canvas.getByRole('region', { name: 'Configure Resources' })).toBeVisible()
      },
    }),
  ),
  Configure: at('configure'),
  Review: at('review'),
  Beginning: at('deploying.beginning'),
  Deploying: at('deploying.running', { deployment, done: 7 }),
  Finishing: at('deploying.finishing', { deployment, done: DEPLOY_STAGES.length }),
  Complete: at('complete', { deployment }),
  DeploysAnother: walking(
    at(
      'complete',
      { deployment },
      {
        play: async ({ canvas }) => {
          await expect(
            canvas.getByText('production-image-classifier is deployed to Production.'),
          ).toBeVisible()
          await expect(canvas.getByRole('link', { name: 'View All Deployments' })).toHaveAttribute(
            'href',
            '/ai-ml-platform?tab=deployment',
          )
          await userEvent.click(canvas.getByRole('button', { name: 'Deploy Another Model' }))
          await expect(canvas.getByLabelText('Deployment Name')).toHaveValue('')
          await expect(canvas.getByRole('radio', { name: /^Image Classifier/ })).not.toBeChecked()
        },
      },
    ),
  ),
  CompleteNotStored: at('complete', { deployment, notKept: failure.message }),
})
export const StoryStates = sideBySide(meta, {
  // Each step by itself.
  NotReady: storyAt(
    deployModelMachine,
    {
      ...context,
      refused: { field: 'model', message: 'This model is still training. Choose one that is ready.' },
      errors: [{ field: 'model', message: 'This model is still training. Choose one that is ready.' }],
    },
    (actor) => <SelectStep actor={actor} />,
  )('selectModel'),
  Recommendations: storyAt(
    deployModelMachine,
    { ...context, values: { ...values, model: 'model-2' } },
    (actor) => <ConfigureStep actor={actor} />,
  )(
    'configure',
    {},
    {
      play: async ({ canvas }) => {
        const box = within(canvas.getByRole('region', { name: 'Recommendations' }))
        await expect(box.getByText(/at least 8 GB/)).toHaveTextContent('Not selected')
        await userEvent.selectOptions(canvas.getByLabelText('Memory'), '8')
        await expect(box.getByText(/at least 8 GB/)).toHaveTextContent('Selected')
      },
    },
  ),
  ReviewNotStored: storyAt(deployModelMachine, { ...context, failure }, (actor) => (
    <ReviewStep actor={actor} />
  ))('review'),
  StepDeploying: storyAt(deployModelMachine, { ...context, deployment, done: 3 }, (actor) => (
    <DeployingStep actor={actor} />
  ))('deploying.running'),
  StepComplete: storyAt(deployModelMachine, { ...context, deployment }, (actor) => (
    <CompleteStep actor={actor} />
  ))('complete'),
  ErrorArea: storyAt(deployModelMachine, { ...context, failure }, (actor) => <StepError actor={actor} />)(
    'review',
  ),
})
const registered = { question: 'own', answer: SAMPLE_MODELS, failure: null }
export const Variants = sideBySide(meta, {
  Log: {
    render: () => <DeployLog lines={[...DEPLOY_STAGES, 'Error: an instance did not start']} />,
  },
  RegisteredModels: {
    render: () => (
      <RegisteredChoice
        registered={actorAt(registeredModelsMachine, 'answered', registered)}
        onRegistered={fn()}
      />
    ),
    play: async ({ canvas }) =>
      expect(canvas.getByRole('region', { name: 'Registered models' })).toBeVisible(),
  },
  Page: {
    render: () => (
      <SessionProvider session={SAMPLE_SESSION}>
        <DeployModelPage />
      </SessionProvider>
    ),
    play: async ({ canvas }) => {
      await expect(await canvas.findByRole('radio', { name: /^Image Classifier/ })).toBeInTheDocument()
      await expect(canvas.getByRole('link', { name: 'Back to Platform' })).toHaveAttribute(
        'href',
        '/ai-ml-platform',
      )
    },
  },
})

/** The newest version of the chosen model is proposed for an endpoint of its name. */
export const RegisteredModelsBesideTheSamples: StoryObj = {
  parameters: {
    snapshots: { 'registered-models': snapshotAt(registeredModelsMachine, 'answered', registered) },
  },
  render: () => <RegisteredModels userId={SAMPLE_PROFILE.id} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deploy a registered model' }))
    const item = await screen.findByRole('menuitem', { name: 'churn, version 3' })
    await waitFor(() => expect(item).toBeVisible())
    await userEvent.click(item)
    await expect(await screen.findByLabelText('Name of the endpoint')).toHaveValue('churn')
  },
}
