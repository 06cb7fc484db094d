import { strFromU8, unzipSync } from 'fflate'
import { SAMPLE_TRAINED } from '@/entities/trained-model/model'
import { expect, it } from 'vitest'
import { elsewhereZip } from './elsewhere'
import { servedNameOf } from './served-name'

const papers = { onnx: new Uint8Array([1, 2, 3]), card: '# Model card', script: '' }
const read = (fileName = 'penguins.csv') => {
  const files = unzipSync(elsewhereZip({ ...SAMPLE_TRAINED, fileName }, papers))
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

it('a zip has the model in the folders of a Triton repository, and an InferenceService', () => {
  const files = read()
  expect(Object.keys(files)).toEqual([
    'models/penguins-sex/1/model.onnx',
    'models/penguins-sex/config.pbtxt',
    'inference-service.yaml',
    'model-card.md',
    'README.md',
  ])
  expect(files['models/penguins-sex/1/model.onnx']).toBe('\u0001\u0002\u0003')
  expect(files['models/penguins-sex/config.pbtxt']).toContain('backend: "onnxruntime"')
  expect(files['inference-service.yaml']).toContain('  name: penguins-sex\n')
  expect(files['README.md']).toContain('/v2/models/penguins-sex/infer')
})

it('names are written as Kubernetes takes them', () => {
  expect(servedNameOf({ ...SAMPLE_TRAINED, fileName: '2024_Sales (EU).csv' })).toBe('2024_sales-eu-sex')
  expect(read('2024_Sales (EU).csv')['inference-service.yaml']).toContain('  name: m-sales-eu-sex\n')
})
