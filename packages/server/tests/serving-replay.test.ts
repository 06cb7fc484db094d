import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// The requests of tritonclient, recorded by `npm run verify:clients -- triton --record`, sent again: the answers are those that
// the client was content with, to the byte but for how long they took.

interface Recorded {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  status: number
  answer: string
}

const file = fileURLToPath(new URL('recordings/triton.json', import.meta.url))
const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded[]
const bytesOf = (text: string) =>
  text.startsWith('base64:') ? Buffer.from(text.slice(7), 'base64') : Buffer.from(text)
const timeless = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/"latency_ms":[\d.]+/, '"latency_ms":0')

const kit = serverForTests()
const { deploy, newOwner, send } = servingKit(kit)

it('tritonclient gets the same answers', async () => {
  expect(recorded.length).toBeGreaterThan(20)
  const ada = await newOwner()
  await deploy(ada, ada.id, 'iris.onnx', 'iris')
  await deploy(ada, ada.id, 'types.onnx', 'types')
  for (const { method, path, headers, body, status, answer } of recorded) {
    const key = status === 401 ? '' : ada.key
    const sent = await send(key, method, path, method === 'POST' ? bytesOf(body) : undefined, headers)
    expect([method, path, sent.status]).toEqual([method, path, status])
    expect(timeless(sent.bytes)).toBe(timeless(bytesOf(answer)))
  }
})
