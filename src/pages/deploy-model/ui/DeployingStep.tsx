import { chakra, Text } from '@chakra-ui/react'
import { DEPLOY_STAGE_PAUSE, DEPLOY_STAGES } from '@/entities/deployment/model'
import { useSelector } from '@/shared/lib/machine'
import { WorkStep } from '@/shared/ui/wizard'
import type { DeployModelActor } from '../model/use-deploy-model'

const COUNT = DEPLOY_STAGES.length

/** DPL-05: percent by tenths, and the log. */
export function DeployingStep({ actor }: { actor: DeployModelActor }) {
  const { done, left, deployment, values } = useSelector(actor, ({ context }) => context)
  const log = DEPLOY_STAGES.slice(0, done)
  return (
    <>
      <WorkStep
        title={`Deploying ${deployment?.name ?? values.name.trim()}`}
        label="Deployment"
        percent={(done / COUNT) * 100}
        status={log.at(-1) ?? 'Starting deployment'}
        place={`Stage ${Math.min(done + 1, COUNT)} of ${COUNT}`}
        before={COUNT * DEPLOY_STAGE_PAUSE - left}
        footer={
          <Text textStyle="sm" color="fg.muted">
            You can leave this page. The deployment continues, and you can follow it on the Deployment tab.
          </Text>
        }
      />
      <DeployLog lines={log} />
    </>
  )
}

const COLORS = [
  ['Success', 'fg.success'],
  ['Warning', 'fg.warning'],
  ['Error', 'fg.error'],
] as const

/** The log in the colours of its words. */
export function DeployLog({ lines }: { lines: readonly string[] }) {
  return (
    <chakra.ol
      aria-label="Deployment log"
      listStyleType="none"
      m="0"
      p="4"
      minHeight="18rem"
      display="grid"
      alignContent="start"
      gap="1"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.subtle"
      fontFamily="mono"
      textStyle="sm"
    >
      {lines.map((line) => (
        <chakra.li key={line} color={COLORS.find(([word]) => line.includes(word))?.[1] ?? 'fg'}>
          {line}
        </chakra.li>
      ))}
    </chakra.ol>
  )
}
