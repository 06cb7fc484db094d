import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { ModalCancel } from '../dialog'

export interface StepBarProps {
  /** Id of the form that the forward button submits. */
  form?: string
  /** Undefined where there is no way back. */
  onBack?: () => void
  /** `reason`: why there is no way on yet. `busy`: there is one in a moment, so the keyboard may wait on it. */
  next: { label: string; reason?: string | null; busy?: boolean }
}

/** Back and the one way forward, in a modal Cancel too; the forward button submits the step's form. */
export function StepBar({ form, onBack, next }: StepBarProps) {
  const id = useId()
  return (
    <Flex justify="space-between" align="center" gap="3">
      <Flex gap="2">
        {onBack ? <Button onClick={onBack}>Back</Button> : null}
        <ModalCancel />
      </Flex>
      <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" justify="flex-end">
        {next.reason ? (
          <Text id={id} textStyle="sm" color="fg.muted">
            {next.reason}
          </Text>
        ) : null}
        <Button
          type="submit"
          form={form}
          variant="solid"
          colorPalette="accent"
          disabled={Boolean(next.reason) && !next.busy}
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
