import { Portal, Tooltip } from '@chakra-ui/react'

export interface BesideProps {
  label: string
  /** Id of what it names. */
  triggerId: string
  /** Escape takes it away. */
  onClose: () => void
}

/** A label to the right of an icon, which the icon already says to screen readers. */
export default function Beside({ label, triggerId, onClose }: BesideProps) {
  return (
    <Tooltip.Root
      ids={{ trigger: triggerId }}
      open
      onOpenChange={({ open }) => !open && onClose()}
      positioning={{ placement: 'right', strategy: 'fixed' }}
    >
      <Portal>
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
      </Portal>
    </Tooltip.Root>
  )
}
