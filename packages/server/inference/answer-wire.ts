import { bytesOf, jsonOf } from './tensor-data'
import type { Signature, Tensor, TensorInfo } from './tensors'
import { invalid } from './errors'

/** Checks what a request sends against the model. Throws an `InferenceError` in words that name the tensor. */
export function checkInputs({ inputs }: Signature, given: readonly Tensor[]): void {
  if (new Set(given.map(({ name }) => name)).size !== given.length) throw invalid('An input is given twice')
  for (const tensor of given)
    if (!inputs.some(({ name }) => name === tensor.name))
      throw invalid(`The model has no input ${tensor.name.slice(0, 100)}. Its inputs: ${namesOf(inputs)}`)
  for (const wanted of inputs) {
    const tensor = given.find(({ name }) => name === wanted.name)
    if (!tensor)
      throw invalid(`The input ${wanted.name} is missing`, { [wanted.name]: `${wanted.name} is required` })
    if (tensor.datatype !== wanted.datatype)
      throw invalid(`The input ${wanted.name} is ${wanted.datatype}, and ${tensor.datatype} was given`)
    const fits =
      tensor.shape.length === wanted.shape.length &&
      wanted.shape.every((size, at) => size === -1 || size === tensor.shape[at])
    // A model may say nothing about a shape.
    if (!fits && wanted.shape.length > 0)
      throw invalid(
        `The input ${wanted.name} has the shape [${wanted.shape.join(', ')}], and [${tensor.shape.join(', ')}] was given`,
      )
  }
}

const namesOf = (infos: readonly TensorInfo[]): string =>
  infos
    .slice(0, 20)
    .map(({ name }) => name)
    .join(', ')

export interface InferAnswer {
  body: Uint8Array | string
  /** Bytes of the JSON part, where others follow. */
  header?: number
}

/** The answer to a request; `binary` says of each output whether it is sent in binary. */
export function writeInfer(
  model: { name: string; version: string; id?: string },
  outputs: readonly Tensor[],
  binary: readonly boolean[],
): InferAnswer {
  const parts: Uint8Array[] = []
  const written = outputs.map((tensor, at) => {
    const head = `{"name":${JSON.stringify(tensor.name)},"datatype":"${tensor.datatype}","shape":${JSON.stringify(tensor.shape)}`
    // FP16 has no JSON.
    if (!binary[at] && tensor.datatype !== 'FP16') return `${head},"data":${jsonOf(tensor)}}`
    const bytes = bytesOf(tensor)
    parts.push(bytes)
    return `${head},"parameters":{"binary_data_size":${bytes.length}}}`
  })
  const id = model.id === undefined ? '' : `,"id":${JSON.stringify(model.id)}`
  const json = `{"model_name":${JSON.stringify(model.name)},"model_version":"${model.version}"${id},"outputs":[${written.join(',')}]}`
  if (parts.length === 0) return { body: json }
  const header = Buffer.from(json, 'utf8')
  return { body: Buffer.concat([header, ...parts]), header: header.length }
}
