import { Button, Flex } from '@chakra-ui/react'

export interface StepBarProps {
  /** Undefined where there is no way back. */
  onBack?: () => void
  /** `busy`: it comes in a moment, so the keyboard may wait on it. */
  next: { label: string; disabled?: boolean; busy?: boolean }
}

/** Back and the one way forward; the forward button submits the step's form. */
export function StepBar({ onBack, next }: StepBarProps) {
  return (
    <Flex justify="space-between" gap="3" borderTopWidth="1px" pt="5" mt="2">
      {onBack ? <Button onClick={onBack}>Back</Button> : <span />}
      <Button
        type="submit"
        variant="solid"
        colorPalette="accent"
        disabled={next.disabled}
        aria-disabled={next.busy || undefined}
        onClick={(event) => {
          // The second click of a double click would skip the step that has just opened.
          if (event.detail > 1) event.preventDefault()
        }}
      >
        {next.label}
      </Button>
    </Flex>
  )
}
