import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from './kit'
import { modelFile, servingKit } from './serving-kit'

// The Open Inference Protocol: its answers and refusals.

const kit = serverForTests()
const { deploy, infer, newOwner, send } = servingKit(kit)

let ada: Awaited<ReturnType<typeof newOwner>>
let iris: { rows: number[][]; labels: string[]; probabilities: number[][] }
beforeAll(async () => {
  ada = await newOwner()
  iris = JSON.parse((await modelFile('iris.json')).toString())
  await deploy(ada, ada.id, 'iris.onnx', 'iris')
  await deploy(ada, ada.id, 'types.onnx', 'types')
  await deploy(ada, ada.id, 'double.onnx', 'numbers')
})

const x = (rows: number[][]) => ({
  name: 'X',
  shape: [rows.length, rows[0]?.length ?? 0],
  datatype: 'FP32',
  data: rows,
})

describe('the Open Inference Protocol', () => {
  it('says that the server lives, without a key', async () => {
    for (const path of ['/v2/health/live', '/v2/health/ready'])
      expect((await send('', 'GET', path)).status).toBe(200)
    expect((await send('', 'GET', '/v2')).json).toMatchObject({ extensions: ['binary_tensor_data'] })
  })

  it('describes a model and its versions', async () => {
    const { json } = await send(ada.key, 'GET', '/v2/models/iris')
    expect(json).toEqual({
      name: 'iris',
      versions: ['1'],
      platform: 'onnx_onnxv1',
      inputs: [{ name: 'X', datatype: 'FP32', shape: [-1, 4] }],
      outputs: [
        { name: 'label', datatype: 'BYTES', shape: [-1] },
        { name: 'probabilities', datatype: 'FP32', shape: [-1, 3] },
      ],
    })
    for (const path of ['iris/ready', 'iris/versions/1', 'iris/versions/1/ready'])
      expect([path, (await send(ada.key, 'GET', `/v2/models/${path}`)).status]).toEqual([path, 200])
    for (const path of ['other', 'other/ready', 'iris/versions/2', 'iris/versions/2/ready'])
      expect([path, (await send(ada.key, 'GET', `/v2/models/${path}`)).status]).toEqual([path, 404])
  })

  it('gives the numbers of scikit-learn, in JSON', async () => {
    const { status, json } = await infer(ada.key, 'iris', [x(iris.rows)], { id: 'a7' })
    expect([status, json.model_name, json.model_version, json.id]).toEqual([200, 'iris', '1', 'a7'])
    const [label, probabilities] = json.outputs
    expect(label).toEqual({ name: 'label', datatype: 'BYTES', shape: [3], data: iris.labels })
    expect(probabilities.shape).toEqual([3, 3])
    for (const [at, value] of iris.probabilities.flat().entries())
      expect(probabilities.data[at]).toBeCloseTo(value, 5)
  })

  it('takes and gives tensors in binary, and only the outputs that are asked for', async () => {
    const floats = new Uint8Array(Float32Array.from(iris.rows.flat()).buffer)
    const head = Buffer.from(
      JSON.stringify({
        inputs: [
          { name: 'X', shape: [3, 4], datatype: 'FP32', parameters: { binary_data_size: floats.length } },
        ],
        outputs: [{ name: 'probabilities', parameters: { binary_data: true } }],
      }),
    )
    const answer = await send(ada.key, 'POST', '/v2/models/iris/infer', Buffer.concat([head, floats]), {
      'inference-header-content-length': `${head.length}`,
    })
    expect(answer.status).toBe(200)
    const length = Number(answer.headers.get('inference-header-content-length'))
    const { outputs } = JSON.parse(answer.bytes.subarray(0, length).toString())
    expect(outputs).toEqual([
      { name: 'probabilities', datatype: 'FP32', shape: [3, 3], parameters: { binary_data_size: 36 } },
    ])
    const values = new Float32Array(Uint8Array.from(answer.bytes.subarray(length)).buffer)
    for (const [at, value] of iris.probabilities.flat().entries()) expect(values[at]).toBeCloseTo(value, 5)
  })

  it('has every type of its tensors, exactly', async () => {
    const one = (name: string, datatype: string, data: unknown) => ({
      name,
      datatype,
      shape: [1, 1],
      data: [data],
    })
    const given = [
      one('fp32', 'FP32', 0.5),
      one('fp64', 'FP64', 0.1),
      one('int32', 'INT32', -2_147_483_648),
      one('int16', 'INT16', -5),
      one('int8', 'INT8', -128),
      one('uint8', 'UINT8', 255),
      one('bool', 'BOOL', true),
      one('text', 'BYTES', 'Grüße, 世界'),
    ]
    // A number beyond 2^53, which JavaScript would round.
    const body = JSON.stringify({ inputs: [...given, one('int64', 'INT64', '@')] }).replace(
      '"@"',
      '9007199254740993',
    )
    const answer = await send(ada.key, 'POST', '/v2/models/types/infer', body)
    expect(answer.status).toBe(200)
    expect(answer.bytes.toString()).toContain('9007199254740993')
    const found = Object.fromEntries(
      answer.json.outputs.map((output: { name: string; data: unknown[] }) => [output.name, output.data[0]]),
    )
    for (const { name, data } of given) expect([name, found[`${name}_out`]]).toEqual([name, data[0]])
  })

  it('reads packed bodies, and bounds what they unpack to', async () => {
    const { gzipSync, deflateSync } = await import('node:zlib')
    const body = JSON.stringify({ inputs: [x(iris.rows)] })
    const post = (packed: Uint8Array, encoding: string) =>
      send(ada.key, 'POST', '/v2/models/iris/infer', packed, { 'content-encoding': encoding })
    expect((await post(gzipSync(body), 'gzip')).status).toBe(200)
    expect((await post(deflateSync(body), 'deflate')).status).toBe(200)
    expect((await post(gzipSync(Buffer.alloc(40_000_000)), 'gzip')).status).toBe(413)
    expect((await post(Buffer.from('nonsense'), 'gzip')).status).toBe(400)
    expect((await post(Buffer.from(body), 'br')).status).toBe(400)
  })

  it.each<[what: string, inputs: object[], words: RegExp]>([
    ['no input', [], /The input X is missing/],
    ['another name', [{ ...x([[1, 2, 3, 4]]), name: 'Y' }], /no input Y.*Its inputs: X/],
    ['another type', [{ ...x([[1, 2, 3, 4]]), datatype: 'FP64' }], /is FP32, and FP64 was given/],
    ['no type', [{ ...x([[1, 2, 3, 4]]), datatype: 'COMPLEX' }], /COMPLEX of X is not known/],
    ['another shape', [x([[1, 2, 3]])], /has the shape \[-1, 4\], and \[1, 3\] was given/],
    ['too few values', [{ ...x([[1, 2, 3, 4]]), data: [1, 2] }], /fewer elements/],
    ['too many values', [{ ...x([[1, 2, 3, 4]]), data: [1, 2, 3, 4, 5] }], /more elements/],
    ['a text', [{ ...x([[1, 2, 3, 4]]), data: [1, 2, 3, 'four'] }], /no FP32/],
    ['a negative size', [{ ...x([[1, 2, 3, 4]]), shape: [-1, 4] }], /no whole number/],
    ['a huge size', [{ ...x([[1, 2, 3, 4]]), shape: [2 ** 40, 4] }], /too large/],
    ['an input twice', [x([[1, 2, 3, 4]]), x([[1, 2, 3, 4]])], /given twice/],
    [
      'bytes that are not there',
      [{ name: 'X', shape: [1, 4], datatype: 'FP32', parameters: { binary_data_size: 16 } }],
      /beyond the body/,
    ],
    ['neither data nor bytes', [{ name: 'X', shape: [1, 4], datatype: 'FP32' }], /neither data nor/],
  ])('says what is wrong with %s', async (_, inputs, words) => {
    const { status, json } = await infer(ada.key, 'iris', inputs)
    expect([status, json.error]).toEqual([400, expect.stringMatching(words)])
  })

  it('says what is wrong with a body', async () => {
    const post = (body: string, header?: string) =>
      send(
        ada.key,
        'POST',
        '/v2/models/iris/infer',
        body,
        header ? { 'inference-header-content-length': header } : {},
      )
    for (const [body, header] of [
      ['{', undefined],
      ['[]', undefined],
      ['{"inputs":{}}', undefined],
      ['{"inputs":[]}', '999'],
      ['{"inputs":[]}', '-1'],
      [`{"inputs":[]}more`, '13'],
      ['', undefined],
    ] as const) {
      const { status, json } = await post(body, header)
      expect([body, status, typeof json.error]).toEqual([body, 400, 'string'])
    }
  })

  it('takes NaN as Python writes it', async () => {
    const body = '{"inputs":[{"name":"x","shape":[1,2],"datatype":"FP32","data":[NaN,Infinity]}]}'
    const { json } = await send(ada.key, 'POST', '/v2/models/numbers/infer', body)
    expect(json.outputs[0].data).toEqual([null, null])
  })
})
