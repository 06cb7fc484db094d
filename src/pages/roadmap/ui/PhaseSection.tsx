import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { ProgressRing } from '@/shared/ui/progress'

export interface PhaseSectionProps {
  title: string
  timeframe: string
  description: string
  /** RDM-05: 0..100, of the whole phase whatever is filtered. */
  percent: number
  open: boolean
  onToggle: () => void
  /** The milestones. */
  children: ReactNode
}

/** RDM-03: a phase whose heading opens and closes it. */
export function PhaseSection(props: PhaseSectionProps) {
  const { title, timeframe, description, percent, open, onToggle, children } = props
  const contentId = useId()
  return (
    <Box as="section" aria-label={title} bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
      <Heading as="h3">
        <chakra.button
          type="button"
          width="full"
          textAlign="left"
          cursor="pointer"
          display="flex"
          alignItems="center"
          gap="4"
          px={{ base: '4', md: '6' }}
          py="4"
          outlineOffset="-2px"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={onToggle}
        >
          <ProgressRing percent={percent} size={36} />
          <chakra.span flex="1" minWidth="0">
            <Flex as="span" align="baseline" columnGap="3" wrap="wrap">
              <chakra.span textStyle="lg" fontWeight="semibold">
                {title}
              </chakra.span>
              <chakra.span color="fg.muted" fontWeight="normal" textStyle="md">
                {timeframe}
              </chakra.span>
            </Flex>
            <Text
              as="span"
              display="block"
              color="fg.muted"
              fontWeight="normal"
              textStyle="md"
              letterSpacing="normal"
            >
              {description}
            </Text>
          </chakra.span>
          <chakra.span textStyle="lg" fontWeight="medium" fontVariantNumeric="tabular-nums">
            {percent}%<chakra.span srOnly> complete</chakra.span>
          </chakra.span>
          <chakra.span
            color="fg.muted"
            transition="transform 160ms ease-out"
            transform={open ? 'rotate(180deg)' : undefined}
            aria-hidden
          >
            <ChevronDown size={18} />
          </chakra.span>
        </chakra.button>
      </Heading>
      <chakra.ul
        id={contentId}
        hidden={!open}
        listStyleType="none"
        m="0"
        p="0"
        css={{ '& > li': { borderTopWidth: '1px' } }}
      >
        {open ? children : null}
      </chakra.ul>
    </Box>
  )
}
