import { chakra } from '@chakra-ui/react'
import { StatusDot, type StatusDotProps } from '@/shared/ui/status'
import {
  type CheckId,
  CHECKS,
  type DiagnosticResult,
  type DiagnosticStatus,
} from '@machines/auth-diagnostics'

export interface ResultListProps {
  results: readonly DiagnosticResult[]
  /** The check that runs now. */
  running: CheckId | null
}

const TONES: Record<DiagnosticStatus, StatusDotProps['tone']> = {
  PASS: 'success',
  FAIL: 'error',
  WARNING: 'warning',
  INFO: 'info',
}

/** The question of each check, shown until it is answered: the rows do not move when the answers come. */
const QUESTIONS: Record<CheckId, string> = {
  environment: 'Is the backend configured?',
  backend: 'Does the auth client respond?',
  network: 'Does this site respond?',
  storage: 'Can this browser store data?',
  console: 'Does the console report errors?',
  endpoints: 'Does the auth service respond?',
}

const IDS = Object.keys(CHECKS) as CheckId[]

/** AUD-03: the six checks with what they found so far. */
export function ResultList({ results, running }: ResultListProps) {
  return (
    <chakra.ol listStyleType="none" m="0" p="0" aria-label="Checks">
      {IDS.map((id) => {
        const result = results.find(({ test }) => test === id)
        return (
          <chakra.li
            key={id}
            display="flex"
            justifyContent="space-between"
            gap="4"
            py="3"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <chakra.div minWidth="0">
              <chakra.div fontWeight="medium">{CHECKS[id]}</chakra.div>
              <chakra.div color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                {result?.message ?? QUESTIONS[id]}
              </chakra.div>
              {result && result.details.length > 0 ? <Details texts={result.details} /> : null}
            </chakra.div>
            <chakra.div flexShrink="0">
              {result ? (
                <StatusDot tone={TONES[result.status]} label={result.status} />
              ) : (
                <StatusDot
                  tone={running === id ? 'info' : 'neutral'}
                  label={running === id ? 'Checking' : running ? 'Waiting' : 'Not run'}
                />
              )}
            </chakra.div>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

function Details({ texts }: { texts: readonly string[] }) {
  return (
    <chakra.ul ps="4" mt="1.5" listStyleType="disc" textStyle="sm" fontFamily="mono" overflowWrap="anywhere">
      {texts.map((text, index) => (
        // The same error may come twice, and the list never changes in place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{text}</li>
      ))}
    </chakra.ul>
  )
}
