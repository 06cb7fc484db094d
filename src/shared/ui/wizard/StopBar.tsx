import { Button, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'

export interface StopBarProps {
  /** True while it is asked whether to stop; the work goes on meanwhile. */
  asking: boolean
  /** `Stop creating this project? Nothing will be saved. Your entries are kept.` */
  question: string
  /** Names of the two answers: what stops, and what loses nothing. */
  answers: readonly [stop: string, goOn: string]
  /** Explains the Stop button, such as why it is disabled. */
  note: string
  stoppable?: boolean
  onStop: () => void
  onConfirm: () => void
  onCancel: () => void
}

/** Stopping work that runs, which asks first. A double click stops nothing. */
export function StopBar(props: StopBarProps) {
  const { asking, question, answers, note, stoppable = true, onStop, onConfirm, onCancel } = props
  const id = useId()
  return asking ? (
    <Flex role="alertdialog" aria-labelledby={id} justify="space-between" align="center" gap="3" wrap="wrap">
      <Text id={id}>{question}</Text>
      <Flex gap="2" wrap="wrap">
        <Button onClick={onConfirm}>{answers[0]}</Button>
        <Button ref={focus} variant="solid" colorPalette="accent" onClick={onCancel}>
          {answers[1]}
        </Button>
      </Flex>
    </Flex>
  ) : (
    <Flex justify="space-between" align="center" gap="3" wrap="wrap">
      <Text id={id} textStyle="sm" color="fg.muted">
        {note}
      </Text>
      <Button
        disabled={!stoppable}
        aria-describedby={id}
        onClick={({ detail }) => {
          // The second click of a double click on the button that began the work is meant for that button.
          if (detail < 2) onStop()
        }}
      >
        Stop
      </Button>
    </Flex>
  )
}

/** The button that asked is gone; the keyboard goes on at the answer that loses nothing. */
const focus = (button: HTMLButtonElement | null) => button?.focus()
