import { beforeAll, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { servingKit } from './serving-kit'

// Hostile bodies and files do not add up in the memory of the server.

const kit = serverForTests()
const { deploy, newOwner, send, upload } = servingKit(kit)

let ada: Awaited<ReturnType<typeof newOwner>>
beforeAll(async () => {
  ada = await newOwner()
  await deploy(ada, ada.id, 'double.onnx', 'numbers')
})

const MB = 1024 * 1024
const MANY = 200_000
const HOSTILE: [what: string, body: string][] = [
  ['lists of lists', `{"inputs":[${'[],'.repeat(MANY)}[]]}`],
  ['lists in lists', `{"inputs":${'['.repeat(MANY)}${']'.repeat(MANY)}}`],
  [
    'a shape without end',
    `{"inputs":[{"name":"x","shape":[2147483647,2147483647],"datatype":"FP32","data":[]}]}`,
  ],
  [
    'a shape of one too many',
    `{"inputs":[{"name":"x","shape":[1,2147483648],"datatype":"FP32","data":[1]}]}`,
  ],
  [
    'nested data',
    `{"inputs":[{"name":"x","shape":[1,1],"datatype":"FP32","data":${'['.repeat(9999)}1${']'.repeat(9999)}}]}`,
  ],
  ['a long name', `{"inputs":[{"name":"${'x'.repeat(MANY)}","shape":[1,1],"datatype":"FP32","data":[1]}]}`],
  ['many inputs', `{"inputs":[${'{"name":"x","shape":[1,1],"datatype":"FP32","data":[1]},'.repeat(9999)}1]}`],
  ['an open text', `"${'\\"'.repeat(MANY)}`],
  ['long JSON', ' '.repeat(5 * MB)],
]

it('memory stays flat under hostile bodies and files', async () => {
  const round = async () => {
    for (const [what, body] of HOSTILE)
      for (const path of ['/v2/models/numbers/infer', '/v1/predict']) {
        const { status } = await send(ada.key, 'POST', path, body)
        expect([what, path, status >= 400 && status < 500]).toEqual([what, path, true])
      }
    expect((await upload(ada, ada.id, 'noise.onnx', new Uint8Array(8 * MB).fill(255))).status).toBe(422)
  }
  await round()
  const before = process.memoryUsage().rss
  for (let n = 0; n < 3; n++) await round()
  expect((process.memoryUsage().rss - before) / MB).toBeLessThan(200)
  const ok = { inputs: [{ name: 'x', shape: [1, 1], datatype: 'FP32', data: [1] }] }
  expect((await send(ada.key, 'POST', '/v2/models/numbers/infer', ok)).status).toBe(200)
})
