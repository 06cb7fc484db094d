import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react'
import { Check } from 'lucide-react'

export interface StepIndicatorProps {
  /** The names of all steps, in order. */
  steps: readonly string[]
  /** Index of the step that is open, from 0. */
  current: number
}

/** The progress of a wizard: done, current and coming steps. */
export function StepIndicator({ steps, current }: StepIndicatorProps) {
  return (
    <Flex as="ol" listStyleType="none" gap={{ base: '2', md: '3' }} p="0" m="0" aria-label="Steps">
      {steps.map((step, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'coming'
        return (
          <chakra.li
            key={step}
            aria-current={state === 'current' ? 'step' : undefined}
            flex={{ base: state === 'current' ? '1 1 auto' : '0 0 auto', lg: '1 1 0' }}
            minWidth="0"
            display="flex"
            flexDirection="column"
            gap="2"
          >
            <chakra.span
              borderTopWidth="2px"
              borderRadius="full"
              borderColor={state === 'coming' ? 'border' : 'accent.solid'}
              _highContrast={{ borderColor: state === 'coming' ? 'GrayText' : 'Highlight' }}
              minWidth={{ base: '5', lg: '0' }}
              aria-hidden
            />
            <Flex align="center" gap="2" color={state === 'current' ? 'fg' : 'fg.muted'} minWidth="0">
              <chakra.span
                boxSize="5"
                flexShrink="0"
                borderWidth="1px"
                borderColor={state === 'coming' ? 'border.emphasized' : 'accent.solid'}
                borderRadius="full"
                display="inline-flex"
                alignItems="center"
                justifyContent="center"
                textStyle="xs"
                fontVariantNumeric="tabular-nums"
                color={state === 'done' ? 'accent.fg' : undefined}
                // Forced colours leave only a filled mark to tell the present step from the coming steps.
                _highContrast={
                  state === 'current'
                    ? {
                        bg: 'Highlight',
                        color: 'HighlightText',
                        borderColor: 'Highlight',
                        forcedColorAdjust: 'none',
                      }
                    : undefined
                }
              >
                {state === 'done' ? <Check size={12} aria-hidden /> : index + 1}
              </chakra.span>
              <chakra.span
                textStyle="sm"
                fontWeight={state === 'current' ? 'medium' : 'normal'}
                overflow="hidden"
                textOverflow="ellipsis"
                whiteSpace={{ lg: 'nowrap' }}
                display={{ base: state === 'current' ? 'block' : 'none', lg: 'block' }}
              >
                {step}
              </chakra.span>
              {state === 'done' ? <VisuallyHidden>completed</VisuallyHidden> : null}
            </Flex>
          </chakra.li>
        )
      })}
    </Flex>
  )
}
