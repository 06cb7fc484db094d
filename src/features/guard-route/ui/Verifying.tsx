import { chakra } from '@chakra-ui/react'
import { Screen } from '@/shared/ui/screen'

/** GRD-01: the wait of at most five seconds, one of which nothing was said of, with the bar that shows it. */
export function Verifying() {
  return (
    <Screen title="Verifying authentication..." busy>
      <chakra.span
        role="progressbar"
        aria-label="Time until the check times out"
        display="block"
        width="14rem"
        height="2px"
        mx="auto"
        mt="2"
        bg="bg.emphasized"
        borderRadius="full"
        overflow="hidden"
      >
        <chakra.span
          display="block"
          height="full"
          bg="accent.solid"
          _highContrast={{ bg: 'Highlight', forcedColorAdjust: 'none' }}
          transformOrigin="left"
          animation="scale-x 5s linear -1s forwards"
        />
      </chakra.span>
    </Screen>
  )
}
