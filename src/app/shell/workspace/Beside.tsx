import { Tooltip } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A label to the right of an icon, which the icon already says to screen readers. */
export default function Beside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip.Root positioning={{ placement: 'right', strategy: 'fixed' }} openDelay={200} closeDelay={100}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content
          bg="bg.raised"
          color="fg"
          borderWidth="1px"
          borderRadius="sm"
          boxShadow="md"
          textStyle="sm"
          px="2.5"
          py="1"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  )
}
