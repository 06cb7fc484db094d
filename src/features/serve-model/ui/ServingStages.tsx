import { chakra, Flex, Spinner, Text } from '@chakra-ui/react'
import { Check, Circle, X } from 'lucide-react'
import { SERVING_STAGES } from '@/entities/endpoint/model'
import { formatBytes, formatNumber } from '@/shared/lib/format'
import type { ServeModelContext } from '@machines/serve-model'

export interface ServingStagesProps {
  context: Pick<ServeModelContext, 'stored' | 'loaded' | 'deployed'>
  status: 'working' | 'failed' | 'done'
}

/** The stages of a deployment: those that are over with what they found. */
export function ServingStages({ context, status }: ServingStagesProps) {
  const found = findings(context)
  const over = status === 'done' ? SERVING_STAGES.length : found.length
  return (
    <chakra.ol aria-label="Stages" listStyleType="none" m="0" p="0" display="grid" gap="2">
      {SERVING_STAGES.map((stage, at) => {
        const state = at < over ? 'over' : at > over ? 'coming' : status
        return (
          <chakra.li key={stage} aria-current={state === 'working' ? 'step' : undefined}>
            <Flex gap="3" align="start" color={state === 'coming' ? 'fg.muted' : 'fg'}>
              <chakra.span mt="1" flexShrink="0" color={COLORS[state]}>
                <StageIcon state={state} />
              </chakra.span>
              <Text overflowWrap="anywhere" minWidth="0">
                {stage}
                <chakra.span color="fg.muted" textStyle="sm">
                  {state === 'failed' ? ' failed' : found[at] ? `: ${found[at]}` : ''}
                </chakra.span>
              </Text>
            </Flex>
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

type StageState = 'over' | 'working' | 'failed' | 'done' | 'coming'

const COLORS: Record<StageState, string> = {
  over: 'fg.success',
  done: 'fg.success',
  working: 'accent.fg',
  failed: 'fg.error',
  coming: 'fg.subtle',
}

function StageIcon({ state }: { state: StageState }) {
  if (state === 'working') return <Spinner size="xs" aria-hidden />
  const Icon = state === 'failed' ? X : state === 'coming' ? Circle : Check
  return <Icon size={16} aria-hidden />
}

/** The results of the complete stages, in words. */
function findings({ stored, loaded }: ServingStagesProps['context']): string[] {
  return [
    ...(stored
      ? [
          formatBytes(stored.size),
          `ONNX with ${formatNumber(stored.facts.nodes)} ${stored.facts.nodes === 1 ? 'operation' : 'operations'}`,
        ]
      : []),
    ...(loaded
      ? [
          `in ${formatNumber(loaded.loadMs)} ms`,
          loaded.warmFailure === null
            ? `one row took ${loaded.warmMs} ms`
            : `the model refuses a row of zeros (${loaded.warmFailure})`,
        ]
      : []),
  ]
}
