import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { EXAMPLE_KEPT, EXAMPLE_RULES } from '@/entities/endpoint/model'
import { actorAt, sideBySide, snapshotAt } from '@/shared/lib/story'
import { alertRulesMachine, alertSaveMachine } from '../model/use-alert-rules'
import { keepSwitchMachine, keptRequestsMachine } from '../model/use-kept-requests'
import { Alerts, AlertsAnswer } from './Alerts'
import { Confirmed } from './Confirmed'
import { LastRequests, RequestsAnswer } from './KeptRequests'

const meta = {
  title: 'Pages/AI-ML Platform/Last requests',
  parameters: { layout: 'padded' },
} satisfies Meta
export default meta
type Story = StoryObj

const onUse = fn()
const offline = { message: 'You are offline.', kind: 'network' as const }
const actorsAt = (state: string, requests: object, keep: [state: string, context?: object] = ['idle']) => ({
  requests: actorAt(keptRequestsMachine, state, { question: 'e1', answer: null, failure: null, ...requests }),
  keep: actorAt(keepSwitchMachine, keep[0], { question: null, answer: null, failure: null, ...keep[1] }),
})
const at = (...args: Parameters<typeof actorsAt>) => ({
  render: () => <RequestsAnswer {...actorsAt(...args)} onUse={onUse} />,
})

/** The row of a request is typed into the form, and switching off asks first. */
export const Kept: Story = {
  ...at('answered', { answer: EXAMPLE_KEPT }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('button', { name: /Request of/ })
    await userEvent.click(first as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Use as input' }))
    await expect(onUse).toHaveBeenCalledWith(EXAMPLE_KEPT.requests[0]?.input)
    await userEvent.click(canvas.getByRole('checkbox', { name: /Keep last requests/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Keep no requests' })
    await expect(dialog).toHaveTextContent('are deleted')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(canvas.getByRole('checkbox', { name: /Keep last requests/ })).toBeChecked()
  },
}
export const States = sideBySide(meta, {
  Loading: at('asking', {}),
  Failed: at('failed', { failure: offline }),
  OutOfDate: at('failed', { answer: EXAMPLE_KEPT, failure: offline }),
  Off: at('answered', { answer: { keep: false, may: true, requests: [] } }),
  None: at('answered', { answer: { ...EXAMPLE_KEPT, requests: [] } }),
  OfAnother: at('answered', { answer: { keep: true, may: false, requests: [] } }),
  OffForAnother: at('answered', { answer: { keep: false, may: false, requests: [] } }),
  Switching: at('answered', { answer: { keep: false, may: true, requests: [] } }, [
    'asking',
    { question: true },
  ]),
  NotSwitched: at('answered', { answer: { keep: false, may: true, requests: [] } }, [
    'failed',
    { failure: offline },
  ]),
  Page: {
    render: () => <LastRequests id="e1" onUse={onUse} />,
    parameters: {
      snapshots: {
        'kept-requests': snapshotAt(keptRequestsMachine, 'answered', {
          question: 'e1',
          answer: EXAMPLE_KEPT,
          failure: null,
        }),
      },
    },
  },
})

const alertsAt = (rules: [string, object], save: [string, object]) => ({
  render: () => (
    <AlertsAnswer
      rules={actorAt(alertRulesMachine, rules[0], {
        question: 'e1',
        answer: null,
        failure: null,
        ...rules[1],
      })}
      save={actorAt(alertSaveMachine, save[0], { question: null, answer: null, failure: null, ...save[1] })}
    />
  ),
})
const withRules: [string, object] = [
  'answered',
  { answer: { ...EXAMPLE_RULES, last_call: 'The address answered 503' } },
]
const ruled = {
  'alert-rules': snapshotAt(alertRulesMachine, 'answered', {
    question: 'e1',
    answer: EXAMPLE_RULES,
    failure: null,
  }),
}
export const AlertStates = sideBySide(meta, {
  Page: { render: () => <Alerts id="e1" />, parameters: { snapshots: ruled } },
  Loading: alertsAt(['asking', {}], ['idle', {}]),
  Failed: alertsAt(['failed', { failure: offline }], ['idle', {}]),
  Saving: alertsAt(withRules, ['asking', {}]),
  Saved: alertsAt(withRules, ['answered', { answer: '' }]),
  NewWebhook: alertsAt(withRules, ['answered', { answer: `whsec_${'0a'.repeat(32)}` }]),
  NotSaved: alertsAt(withRules, ['failed', { failure: offline }]),
})

/** A dialog names the consequences before the secret of a webhook is replaced. */
export const NewSecret: Story = {
  ...alertsAt(['answered', { answer: EXAMPLE_RULES }], ['idle', {}]),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New secret' }))
    await expect(await screen.findByRole('dialog', { name: 'New secret' })).toHaveTextContent('ends at once')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.type(canvas.getByLabelText('Webhook'), '/other')
    await expect(canvas.queryByRole('button', { name: 'New secret' })).toBeNull()
  },
}
const onConfirm = fn()
/** Confirming closes it. */
export const Question: Story = {
  render: () => (
    <Confirmed title="Sure?" confirm="Yes" open onClose={fn()} onConfirm={onConfirm}>
      It cannot be undone.
    </Confirmed>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    await expect(onConfirm).toHaveBeenCalledOnce()
  },
}
