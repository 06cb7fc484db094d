import { chakra } from '@chakra-ui/react'

/** A line at the top while the next page loads; it only appears when that takes a while. */
export function NavigationProgress({ busy }: { busy: boolean }) {
  return busy ? (
    <chakra.div
      role="progressbar"
      aria-label="Loading page"
      position="fixed"
      top="0"
      insetInline="0"
      borderTopWidth="2px"
      borderColor="accent.solid"
      zIndex="banner"
      transformOrigin="left"
      animation="scale-x 4s ease-out 400ms both"
    />
  ) : null
}
