import { Button, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Facts } from '@/shared/ui/facts'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { type CheckId, CHECKS } from '@machines/auth-diagnostics'
import { configurationRows, reportText, summary, systemRows } from '../model/report'
import { useSystemInformation } from '../model/system-information'
import type { AuthDiagnosticsActor } from '../model/use-auth-diagnostics'
import { ResultList } from './ResultList'
import { Troubleshooting } from './Troubleshooting'

export interface AuthDiagnosticsProps {
  actor: AuthDiagnosticsActor
  /** A button that copies the text; `what` names it. */
  renderCopy: (text: string, what: string) => ReactNode
}

const build = { mode: import.meta.env.MODE, debug: import.meta.env.DEV }

/** AUD-01 to AUD-05: this browser, the configuration, the checks and what helps. */
export function AuthDiagnostics({ actor, renderCopy }: AuthDiagnosticsProps) {
  const { configuration, configurationFailure, results } = useSelector(
    actor,
    (snapshot) => snapshot.context,
    shallowEqual,
  )
  const reading = useSelector(actor, (snapshot) => snapshot.matches({ configuration: 'reading' }))
  const done = useSelector(actor, (snapshot) => snapshot.matches({ diagnosis: 'done' }))
  const running = useSelector(actor, ({ value: { diagnosis } }) =>
    typeof diagnosis === 'object' ? (diagnosis.running as CheckId) : null,
  )
  const system = systemRows(useSystemInformation())
  const settings = configurationRows(configuration, build)
  return (
    <Stack gap="6">
      <Section
        title="Checks"
        actions={
          <>
            {done ? renderCopy(reportText(system, settings, results), 'report') : null}
            <Button
              size="sm"
              variant="solid"
              colorPalette="accent"
              // Not `disabled`, which would take the keyboard's focus away.
              aria-disabled={running !== null}
              onClick={() => {
                if (!running) actor.send({ type: 'run' })
              }}
            >
              {running ? 'Running...' : 'Run Diagnostics'}
            </Button>
          </>
        }
      >
        <Text role="status" color="fg.muted" textStyle="sm" mb="2">
          {running ? `Checking ${CHECKS[running]}...` : null}
          {done ? `${summary(results)}.` : null}
          {running || done ? null : 'Runs six checks in about a second. Nothing is changed.'}
        </Text>
        <ResultList results={results} running={running} />
      </Section>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 1fr' }} gap="6" alignItems="start">
        <Section title="System Information">
          <Facts rows={system} labelWidth="11rem" />
        </Section>
        <Section title="Environment Configuration" busy={reading}>
          <Facts
            rows={settings.map(([label, value]) => [
              label,
              reading && !configuration && value === 'Unknown' ? 'Reading...' : value,
            ])}
            labelWidth="11rem"
          />
          {configurationFailure ? (
            <Notice status="warning" title="The configuration could not be read">
              {configurationFailure}
            </Notice>
          ) : null}
        </Section>
      </Grid>
      <Section title="Troubleshooting">
        <Troubleshooting />
      </Section>
    </Stack>
  )
}

interface SectionProps {
  title: string
  actions?: ReactNode
  busy?: boolean
  children: ReactNode
}

function Section({ title, actions, busy, children }: SectionProps) {
  const id = useId()
  return (
    <Panel as="section" aria-labelledby={id} aria-busy={busy}>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" id={id} textStyle="lg" fontWeight="semibold">
          {title}
        </Heading>
        {actions ? <Flex gap="2">{actions}</Flex> : null}
      </Flex>
      {children}
    </Panel>
  )
}
