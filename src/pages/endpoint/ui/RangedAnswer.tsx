import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { type ActorRefFrom, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Segmented } from '@/shared/ui/segmented'
import type { createAskMachine } from '@machines/ask'
import { Titled } from './Titled'

type AskActor<TQuestion, TAnswer> = ActorRefFrom<ReturnType<typeof createAskMachine<TQuestion, TAnswer>>>

export interface AnsweredProps<TQuestion, TAnswer> {
  actor: AskActor<TQuestion, TAnswer>
  /** Its name in a sentence: `numbers`. */
  what: string
  children: (answer: TAnswer) => ReactNode
}

/** An answer that is read again: on its way, there, out of date, or not to be had. */
export function Answered<TQuestion, TAnswer>({ actor, what, children }: AnsweredProps<TQuestion, TAnswer>) {
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  return (
    <Stack gap="4">
      {failure ? (
        <Notice
          status={answer ? 'warning' : 'error'}
          title={answer ? `The ${what} may be out of date` : `The ${what} could not be loaded`}
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : null}
      {answer ? children(answer) : null}
      {!answer && !failure ? (
        <Skeleton height="12rem" role="status" aria-busy aria-label={`Loading the ${what}`} />
      ) : null}
    </Stack>
  )
}

export interface RangedAnswerProps<TAnswer> {
  title: string
  /** The name of the choice of a range. */
  label: string
  /** The first is the question that the actor begins with. */
  ranges: readonly { value: string; label: string }[]
  /** Its question is a range, a number. */
  actor: AskActor<number, TAnswer>
  children: ReactNode
}

/** A part of the page about the last hours or days, whose number is chosen. */
export function RangedAnswer<TAnswer>({ title, label, ranges, actor, children }: RangedAnswerProps<TAnswer>) {
  const [range, setRange] = useState(ranges[0]?.value ?? '')
  return (
    <Titled
      title={title}
      aside={
        <Segmented
          label={label}
          size="sm"
          value={range}
          options={ranges}
          onSelect={(next) => {
            setRange(next)
            actor.send({ type: 'ask', question: Number(next) })
          }}
        />
      }
    >
      {children}
    </Titled>
  )
}
