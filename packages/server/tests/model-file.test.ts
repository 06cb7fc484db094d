import { describe, expect, it } from 'vitest'
import { checkModel } from '../inference/model-file'
import { fieldOf, joined, numberFieldOf } from '../inference/protobuf'
import { withoutZipMap } from '../inference/zip-map'
import { modelFile } from './serving-kit'

// The parts of an ONNX file that are read before any runtime sees it.

const refusal = (bytes: Uint8Array, name = 'model.onnx') => {
  try {
    checkModel(bytes, name)
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}
const text = (value: string) => Buffer.from(value, 'latin1')

describe('a model', () => {
  it('says its versions, its producer and its operators', async () => {
    expect(checkModel(await modelFile('iris.onnx'))).toMatchObject({
      producer: 'orrery-tests',
      zipMap: false,
    })
    expect(checkModel(await modelFile('iris-zipmap.onnx')).zipMap).toBe(true)
    expect(checkModel(await modelFile('endless.onnx'))).toMatchObject({
      irVersion: 8,
      opsets: { '': 17 },
      nodes: 3,
    })
  })

  it('loses its ZipMap, and nothing else', async () => {
    const changed = checkModel(withoutZipMap(await modelFile('iris-zipmap.onnx')))
    const before = checkModel(await modelFile('iris-zipmap.onnx'))
    expect(changed).toEqual({ ...before, zipMap: false })
  })
})

describe('a file of another format is refused with the lines that convert it', () => {
  it.each<[string, Uint8Array, string, RegExp]>([
    ['a pickle', Buffer.from([0x80, 4, 0x95]), 'model.onnx', /to_onnx/],
    ['a joblib file by its name', text('anything'), 'model.joblib', /to_onnx/],
    ['HDF5', text('\x89HDF\r\n'), 'model.h5', /tf2onnx/],
    ['PyTorch', text('PK\x03\x04data'), 'model.pt', /torch\.onnx\.export/],
    [
      'safetensors',
      Buffer.concat([Buffer.from([9, 0, 0, 0, 0, 0, 0, 0]), text('{"a":1}')]),
      'model.bin',
      /safetensors/,
    ],
    ['LightGBM', text('tree\nversion=v4'), 'model.txt', /convert_lightgbm/],
    ['TensorFlow', text('\x08\x01'), 'saved_model.pb', /from_keras/],
  ])('%s', (_, bytes, name, lines) => {
    const words = refusal(bytes, name)
    expect(words).toMatch(lines)
    expect(words.split('\n')).toHaveLength(4)
  })
})

describe('hostile bytes', () => {
  const opset = fieldOf(8, numberFieldOf(2, 17))
  const model = (graph: Uint8Array) => joined([numberFieldOf(1, 8), opset, fieldOf(7, graph)])

  it.each<[string, Uint8Array]>([
    ['nothing', new Uint8Array()],
    ['a text', text('hello, this is no model')],
    ['zeros', new Uint8Array(1000)],
    ['ones', new Uint8Array(1000).fill(255)],
    ['no graph', joined([numberFieldOf(1, 8), opset])],
    ['two graphs', joined([model(new Uint8Array()), fieldOf(7, new Uint8Array())])],
    ['a length beyond the end', Buffer.from([0x3a, 0xff, 0xff, 0xff, 0xff, 0x0f])],
  ])('%s', (_, bytes) => {
    expect(refusal(bytes)).toMatch(/no ONNX model/)
  })

  it('graphs nested without end', () => {
    let graph: Uint8Array = new Uint8Array()
    for (let depth = 0; depth < 40; depth++) graph = fieldOf(1, fieldOf(5, fieldOf(6, graph)))
    expect(refusal(model(graph))).toMatch(/nested too deeply/)
  })

  it('more operators than a model has', () => {
    const nodes = joined(Array.from({ length: 100_001 }, () => fieldOf(1, new Uint8Array())))
    expect(refusal(model(nodes))).toMatch(/more than 100000 operators/)
  })

  it('functions of its own', () => {
    expect(refusal(joined([model(new Uint8Array()), fieldOf(25, new Uint8Array())]))).toMatch(/functions/)
  })

  it('any byte of a good model changed or cut ends in words, or is taken', async () => {
    const good = await modelFile('iris.onnx')
    for (let at = 0; at < good.length; at++) {
      const changed = Uint8Array.from(good)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      expect(typeof refusal(changed)).toBe('string')
      expect(typeof refusal(good.subarray(0, at))).toBe('string')
    }
  })
})
