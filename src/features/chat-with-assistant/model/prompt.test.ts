import { type ChatMessage, SAMPLE_CHAT, SAMPLE_WELCOME } from '@/entities/assistant/model'
import { expect, it } from 'vitest'
import { promptOf } from './prompt'
import { transcriptOf } from './transcript'

const said = (place: number): ChatMessage => ({
  id: `m${place}`,
  sender: place % 2 ? 'assistant' : 'user',
  timestamp: 0,
  content: `${place} ${'x'.repeat(5000)}`,
})

it('a provider receives the last eight messages, truncated, without the greeting', () => {
  const [system, ...rest] = promptOf([
    SAMPLE_WELCOME,
    ...Array.from({ length: 20 }, (_, place) => said(place)),
  ])
  expect(system?.role).toBe('system')
  expect(rest.map(({ role }) => role)).toEqual([
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
    'user',
    'assistant',
  ])
  expect(rest.map(({ content }) => [content.split(' ')[0], content.length])[0]).toEqual(['12', 4000])
})

it('an export names the author of each message, and marks incomplete ones', () => {
  const [welcome, question] = SAMPLE_CHAT.messages
  const text = transcriptOf([
    ...(welcome && question ? [welcome, question] : []),
    { ...said(1), content: 'Half', provider: { name: 'Vega\n# x', ended: 'broken' } },
    { ...said(3), content: 'Whole', instead: 'Vega broke off.' },
  ])
  expect(text).toMatch(/^## Vega # x, .* \(broke off\)\n\nHalf$/m)
  expect(text).toMatch(/^## Assistant, .*\n\nVega broke off\.\n\nWhole$/m)
})
