import { chakra, Flex, Text } from '@chakra-ui/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { PasswordRules } from '@/entities/profile'
import { ProjectCard } from '@/entities/project'
import {
  codeSource,
  CPU_OPTIONS,
  ENVIRONMENTS,
  FEATURE_LABELS,
  FEATURES,
  MEMORY_OPTIONS,
  type Project,
  SAMPLE_PROJECTS,
  STORAGE_OPTIONS,
} from '@/entities/project/model'
import { CopyButton } from '@/features/copy-text'
import { ExploredCode } from '@/features/explore-code'
import { paths } from '@/shared/config'
import { Facts } from '@/shared/ui/facts'
import { TextLink } from '@/shared/ui/link'
import { StepIndicator } from '@/shared/ui/steps'
import { configuratorMachine } from '@machines/configurator'

const [SAMPLE] = SAMPLE_PROJECTS as [Project]
const STEPS = ['Select Frontend', 'Select Backend', 'Select Database', 'Configure Features']

/** The demo of each feature, by its title. */
export const DEMOS: Record<string, () => ReactNode> = {
  'Stack configurator': () => <StepIndicator steps={STEPS} current={2} />,
  'Code that runs': () => (
    <ExploredCode
      source={codeSource(SAMPLE)}
      createdBy="orrery"
      renderCopy={(text, what) => <CopyButton text={text} what={what} />}
    />
  ),
  'Six optional features': () => <Switches />,
  'Environment and resources': () => (
    <Facts
      labelWidth="7rem"
      rows={[
        ['Environment', ENVIRONMENTS.join(', ')],
        ['CPU', `${CPU_OPTIONS.join(', ')} vCPUs`],
        ['Memory', `${MEMORY_OPTIONS.join(', ')} GB`],
        ['Storage', `${STORAGE_OPTIONS.join(', ')} GB SSD`],
      ]}
    />
  ),
  'Secure accounts': () => <Rules />,
  'Projects in one place': () => <ProjectCard project={SAMPLE} opener={SAMPLE.name} actions={null} />,
  'Backend included': () => (
    <Text>
      The server is running: <TextLink to={paths.status}>check the live status</TextLink>.
    </Text>
  ),
  'Documented behaviour': () => <States />,
}

function Switches() {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" display="grid" gap="2">
      {FEATURES.map((feature) => (
        <Flex as="li" key={feature} gap="3">
          <chakra.span color="accent.fg" mt="0.5" flexShrink="0">
            <Check size={16} aria-hidden />
          </chakra.span>
          <span>
            {FEATURE_LABELS[feature].label}
            <chakra.span color="fg.muted"> · {FEATURE_LABELS[feature].description}</chakra.span>
          </span>
        </Flex>
      ))}
    </chakra.ul>
  )
}

function Rules() {
  return (
    <div>
      <Text color="fg.muted" mb="2">
        Example of a partly entered password: <chakra.code fontFamily="mono">{HALF_TYPED}</chakra.code>
      </Text>
      <PasswordRules password={HALF_TYPED} />
    </div>
  )
}

const HALF_TYPED = 'Orrery'

/** The states of the configurator, read from its machine. */
function States() {
  return (
    <>
      <Text color="fg.muted" mb="2">
        The configurator’s possible states:
      </Text>
      <Flex wrap="wrap" gap="2" align="center" fontFamily="mono" textStyle="sm">
        {Object.keys(configuratorMachine.states).map((state) => (
          <chakra.span key={state} px="2" py="0.5" borderWidth="1px" borderRadius="sm" bg="bg">
            {state}
          </chakra.span>
        ))}
      </Flex>
    </>
  )
}
