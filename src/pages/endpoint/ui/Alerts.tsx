import { Button, Code, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
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
import { Titled } from './Titled'

/** The thresholds of an endpoint, and where an alert is sent. */
export const Alerts = ({ id }: { id: string }) => (
  <Titled title="Alerts">
    <AlertsAnswer rules={useAlertRules(id)} save={useAlertSave(id)} />
  </Titled>
)

export interface AlertsAnswerProps {
  rules: AlertRulesActor
  save: AlertSaveActor
}

export function AlertsAnswer({ rules, save }: AlertsAnswerProps) {
  const { answer, failure } = useSelector(rules, ({ context }) => context)
  if (answer) return <AlertForm rules={answer} save={save} />
  if (!failure) return <Skeleton height="12rem" role="status" aria-busy aria-label="Loading the alerts" />
  return (
    <Notice
      status="error"
      title="The alerts could not be loaded"
      actions={
        <Button size="sm" onClick={() => rules.send({ type: 'ask' })}>
          Try again
        </Button>
      }
    >
      {failure.message}
    </Notice>
  )
}

const FIELDS: [kind: AlertKind, label: string, hint: string][] = [
  ['error_share', 'Failed requests, %', 'Over the last 5 minutes, once there are at least 10 requests'],
  ['p95_ms', 'p95 response time, ms', 'Over the last 5 minutes, once there are at least 10 requests'],
  ['psi', 'Drift of any column, PSI', 'Over the last day; 0.25 is strong drift'],
  ['silent_minutes', 'Minutes without a request', 'Counted while the endpoint is not paused'],
]

function AlertForm({ rules, save }: { rules: AlertRules; save: AlertSaveActor }) {
  const [typed, setNext] = useState(() => typedRules(rules))
  const [judged, setJudged] = useState(false)
  const { answer: secret, failure } = useSelector(save, ({ context }) => context)
  const busy = useSelector(save, ({ tags }) => tags.has('busy'))
  const saved = useSelector(save, ({ value }) => value === 'answered')
  const read = readRules(typed)
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
        {rules.last_call !== null ? (
          <Notice status="warning" title="The last call of the webhook failed">
            {rules.last_call}
          </Notice>
        ) : null}
        <Flex>
          <Button type="submit" aria-disabled={busy || undefined}>
            {busy ? 'Saving...' : 'Save alerts'}
          </Button>
        </Flex>
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
