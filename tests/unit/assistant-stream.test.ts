import type { AssistantEvent } from '@machines/assistant'
import { SimulatedClock } from 'xstate'
import { expect, it } from 'vitest'
import { settle } from '../machines/kit/stage'
import { streamReply } from '@/app/assistant/stream-reply'

function start() {
  const clock = new SimulatedClock()
  const sent: AssistantEvent[] = []
  let tell = (_: string) => {}
  let end = (_: unknown) => {}
  let asked = new AbortController().signal
  const stop = streamReply({
    ask: (signal, onText) =>
      new Promise((resolve, reject) => {
        asked = signal
        tell = onText
        end = (error) => (error ? reject(error) : resolve())
      }),
    send: (event) => sent.push(event),
    clock: clock as never,
    now: () => 7,
  })
  return {
    clock,
    sent,
    stop,
    tell: (text: string) => tell(text),
    end: (error?: Error) => end(error),
    signal: () => asked,
  }
}
const piece = (text: string) => ({ type: 'piece', text, at: 7 })

it('reports the first chunk at once, and the others ten times a second', async () => {
  const { clock, sent, tell, end } = start()
  for (let count = 0; count < 1000; count++) tell('x')
  expect(sent).toEqual([piece('x')])
  clock.increment(100)
  expect(sent).toEqual([piece('x'), piece('x'.repeat(999))])
  clock.increment(100)
  tell('y')
  tell('z')
  end()
  await settle()
  expect(sent.slice(2)).toEqual([piece('y'), piece('z'), { type: 'stream.ended' }])
})

it('reports the chunks that arrived before a failure', async () => {
  const { sent, tell, end } = start()
  const error = new Error('down')
  tell('x')
  tell('y')
  end(error)
  await settle()
  expect(sent).toEqual([piece('x'), piece('y'), { type: 'stream.failed', error }])
})

it('reports nothing after it was stopped', async () => {
  const { clock, sent, stop, tell, end, signal } = start()
  tell('x')
  tell('y')
  stop()
  expect(signal().aborted).toBe(true)
  clock.increment(1000)
  end(new Error('aborted'))
  await settle()
  expect(sent).toEqual([piece('x')])
})
