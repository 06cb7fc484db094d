import { Button, Code, Flex, Grid, Stack, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { type AlertKind, type AlertRules, readRules, typedRules } from '@/entities/endpoint/model'
import { CopyButton } from '@/features/copy-text'
import { useSelector } from '@/shared/lib/machine'
import { CheckboxField, TextField } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import {
  type AlertRulesActor,
  type AlertSaveActor,
  useAlertRules,
  useAlertSave,
} from '../model/use-alert-rules'
import { Confirmed } from './Confirmed'
import { Answered } from './RangedAnswer'
import { Titled } from './Titled'

/** The thresholds of an endpoint, and where an alert is sent. */
export function Alerts({ id }: { id: string }) {
  const rules = useAlertRules(id)
  const save = useAlertSave(id, () => rules.send({ type: 'ask' }))
  return (
    <Titled title="Alerts">
      <AlertsAnswer rules={rules} save={save} />
    </Titled>
  )
}

export interface AlertsAnswerProps {
  rules: AlertRulesActor
  save: AlertSaveActor
}

export const AlertsAnswer = ({ rules, save }: AlertsAnswerProps) => (
  <Answered actor={rules} what="alerts">
    {(answer) => <AlertForm rules={answer} save={save} />}
  </Answered>
)

const FIELDS: [kind: AlertKind, label: string, hint: string][] = [
  ['error_share', 'Failed requests, %', 'Over the last 5 minutes, once there are at least 10 requests'],
  ['p95_ms', 'p95 response time, ms', 'Over the last 5 minutes, once there are at least 10 requests'],
  ['psi', 'Drift of any column, PSI', 'Over the last day; 0.25 is strong drift'],
  ['silent_minutes', 'Minutes without a request', 'Counted while the endpoint is not paused'],
]

function AlertForm({ rules, save }: { rules: AlertRules; save: AlertSaveActor }) {
  const [typed, setNext] = useState(() => typedRules(rules))
  const [judged, setJudged] = useState(false)
  const [renewing, setRenewing] = useState(false)
  const { answer: secret, failure } = useSelector(save, ({ context }) => context)
  const busy = useSelector(save, ({ tags }) => tags.has('busy'))
  const saved = useSelector(save, ({ value }) => value === 'answered')
  const read = readRules(typed)
  const { last_call, ...stored } = rules
  const setTyped = (next: typeof typed) => {
    setNext(next)
    // An edit is not saved yet. The secret stays: it is not shown again.
    if (saved && !secret) save.send({ type: 'forget' })
  }
  const errorOf = (name: string) =>
    judged ? (read.errors.find(({ field }) => field === name)?.message ?? null) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    const [wrong] = read.errors
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
    else if (!busy) save.send({ type: 'ask', question: read.rules })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="4">
        <Text color="fg.muted">An alert fires above a threshold. An empty threshold is off.</Text>
        <Grid gap="4" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
          {FIELDS.map(([kind, label, hint]) => (
            <TextField
              key={kind}
              name={kind}
              label={label}
              hint={hint}
              value={typed[kind]}
              error={errorOf(kind)}
              inputProps={{ inputMode: 'decimal' }}
              onValueChange={(value) => setTyped({ ...typed, [kind]: value })}
            />
          ))}
        </Grid>
        <CheckboxField
          name="mail"
          label="Email me when an alert fires"
          checked={typed.mail}
          onCheckedChange={(mail) => setTyped({ ...typed, mail })}
        />
        <TextField
          name="webhook"
          label="Webhook"
          hint="An https address on the internet that gets each alert as signed JSON"
          value={typed.webhook}
          maxLength={2000}
          error={errorOf('webhook')}
          onValueChange={(webhook) => setTyped({ ...typed, webhook })}
        />
        {last_call !== null ? (
          <Notice status="warning" title="The last call of the webhook failed">
            {last_call}
          </Notice>
        ) : null}
        <Flex gap="3" wrap="wrap">
          <Button type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Saving...' : 'Save alerts'}
          </Button>
          {rules.webhook !== null && typed.webhook.trim() === rules.webhook ? (
            <Button
              variant="ghost"
              aria-disabled={busy || undefined}
              onClick={() => !busy && setRenewing(true)}
            >
              New secret
            </Button>
          ) : null}
        </Flex>
        <Confirmed
          title="New secret"
          confirm="Make a new secret"
          open={renewing}
          onClose={() => setRenewing(false)}
          onConfirm={() => save.send({ type: 'ask', question: { ...stored, new_secret: true } })}
        >
          The present secret of the webhook ends at once: calls are signed with the new secret, which is shown
          once. Thresholds that are not saved yet stay unsaved.
        </Confirmed>
        <Stack gap="3" aria-live="polite">
          {failure ? (
            <Notice status="error" title="The alerts were not saved">
              {failure.message}
            </Notice>
          ) : null}
          {saved && !secret ? <Text color="fg.muted">Saved.</Text> : null}
          {saved && secret ? (
            <Notice
              status="success"
              title="Saved. Copy the secret of the webhook now: it is not shown again."
              actions={<CopyButton text={secret} what="secret" variant="ghost" />}
            >
              <Code overflowWrap="anywhere">{secret}</Code>
            </Notice>
          ) : null}
        </Stack>
      </Stack>
    </form>
  )
}
