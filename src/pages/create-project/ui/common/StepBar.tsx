import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'

export interface StepBarProps {
  /** Undefined where there is no way back. */
  onBack?: () => void
  /** `reason`: why there is no way on yet. `busy`: it comes in a moment, so the keyboard may wait on it. */
  next: { label: string; reason?: string | null; busy?: boolean }
}

/** Back and the one way forward; the forward button submits the step's form. */
export function StepBar({ onBack, next }: StepBarProps) {
  const id = useId()
  return (
    <Flex justify="space-between" gap="3" borderTopWidth="1px" pt="5" mt="2">
      {onBack ? <Button onClick={onBack}>Back</Button> : <span />}
      <Flex align="center" gap="4" wrap="wrap" justify="flex-end">
        {next.reason ? (
          <Text id={id} textStyle="sm" color="fg.muted">
            {next.reason}
          </Text>
        ) : null}
        <Button
          type="submit"
          variant="solid"
          colorPalette="accent"
          disabled={Boolean(next.reason)}
          aria-disabled={next.busy || undefined}
          aria-describedby={next.reason ? id : undefined}
          onClick={(event) => {
            // The second click of a double click would skip the step that has just opened.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          {next.label}
        </Button>
      </Flex>
    </Flex>
  )
}
