import { chakra } from '@chakra-ui/react'
import type { Environment } from '@/entities/project/model'

export interface EnvironmentCardProps {
  environment: Environment
  checked: boolean
  onSelect: () => void
}

const TEXTS: Record<Environment, string> = {
  development: 'Verbose errors and quick restarts on your own machine.',
  staging: 'Close to production, for trying a release before it is one.',
  production: 'Hardened defaults for real users; setup takes longer.',
}

/** One environment to choose: a native radio in a card. */
export function EnvironmentCard({ environment, checked, onSelect }: EnvironmentCardProps) {
  return (
    <chakra.label
      display="flex"
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="lg"
      cursor="pointer"
      borderColor={checked ? 'accent.solid' : 'border'}
      bg={checked ? 'accent.subtle' : 'bg'}
      transition="border-color 150ms ease-out, background-color 150ms ease-out"
      _hover={{ borderColor: checked ? 'accent.solid' : 'fg.muted' }}
    >
      <chakra.input
        type="radio"
        name="environment"
        value={environment}
        checked={checked}
        onChange={onSelect}
        mt="1"
        accentColor="accent.solid"
        flexShrink="0"
      />
      <span>
        <chakra.span display="block" fontWeight="medium">
          {environment}
        </chakra.span>
        <chakra.span display="block" textStyle="sm" color="fg.muted" mt="0.5">
          {TEXTS[environment]}
        </chakra.span>
      </span>
    </chakra.label>
  )
}
