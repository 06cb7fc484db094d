import {
  array,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  unknown,
} from 'valibot'
import { parseLenient } from '../tracking/json'
import { InferenceError, invalid } from './errors'
import { MAX_JSON } from './body'
import { readBinary, readJson } from './tensor-data'
import { type Datatype, DATATYPES, elementsOf, type Tensor } from './tensors'

// Requests and answers of the Open Inference Protocol, in JSON and with its binary tensors.

const name = pipe(string(), maxLength(500))
const parameters = optional(record(string(), unknown()))
const requestSchema = object({
  id: optional(pipe(string(), maxLength(500))),
  parameters,
  inputs: pipe(
    array(
      object({
        name,
        shape: pipe(array(number()), maxLength(16)),
        datatype: pipe(string(), maxLength(20)),
        parameters,
        data: optional(unknown()),
      }),
    ),
    maxLength(2000),
  ),
  outputs: optional(pipe(array(object({ name, parameters })), maxLength(2000))),
})

export interface InferRequest {
  id?: string
  inputs: Tensor[]
  /** The outputs that are asked for, with whether each is sent in binary; null for all. */
  outputs: { name: string; binary: boolean }[] | null
  /** Whether outputs that are not named are sent in binary. */
  binary: boolean
}

/** `header` is the value of `Inference-Header-Content-Length`. Throws an `InferenceError`. */
export function parseInfer(body: Uint8Array, header: string | undefined): InferRequest {
  const length = header === undefined ? body.length : /^\d{1,10}$/.test(header) ? Number(header) : -1
  if (length < 0 || length > body.length)
    throw invalid('Inference-Header-Content-Length is not the length of the JSON part of the body')
  if (length > MAX_JSON)
    throw new InferenceError(
      'too_large',
      `The JSON part is larger than ${MAX_JSON / 2 ** 20} MB; send large tensors in binary`,
    )
  const request = parseRequest(new TextDecoder().decode(body.subarray(0, length)))
  const reader = { bytes: body.subarray(length), at: 0 }
  const inputs = request.inputs.map((input) => tensorOf(input, reader))
  if (reader.at !== reader.bytes.length)
    throw invalid(`${reader.bytes.length - reader.at} bytes follow the last tensor`)
  const binary = request.parameters?.binary_data_output === true
  return {
    id: request.id,
    inputs,
    binary,
    outputs:
      request.outputs?.map((output) => {
        if (output.parameters?.classification !== undefined)
          throw invalid('The extension classification is not there; ask for the output itself')
        return { name: output.name, binary: (output.parameters?.binary_data ?? binary) === true }
      }) ?? null,
  }
}

function parseRequest(text: string): InferOutput<typeof requestSchema> {
  let json: unknown
  try {
    json = parseLenient(text)
  } catch {
    throw invalid('The JSON part of the body is not valid JSON')
  }
  // One fault is enough: a body of a million wrong parts would have as many.
  const { success, output, issues } = safeParse(requestSchema, json, { abortEarly: true })
  if (!success)
    throw invalid(
      `The request is not one of the protocol: ${issues[0].path?.map(({ key }) => key).join('.') ?? ''} ${issues[0].message}`.slice(
        0,
        300,
      ),
    )
  return output
}

type Input = InferOutput<typeof requestSchema>['inputs'][number]

function tensorOf(input: Input, reader: { bytes: Uint8Array; at: number }): Tensor {
  const { name, shape, data } = input
  const datatype = input.datatype as Datatype
  if (!DATATYPES.includes(datatype))
    throw invalid(`The type ${datatype} of ${name} is not known. Known are ${DATATYPES.join(', ')}.`)
  const elements = elementsOf(shape)
  if (elements === null)
    throw invalid(`The shape of ${name} has a size that is no whole number, or is too large`)
  const size = input.parameters?.binary_data_size
  if (size === undefined) {
    if (data === undefined) throw invalid(`${name} has neither data nor binary_data_size`)
    return { name, datatype, shape, data: readJson(name, datatype, elements, data) }
  }
  if (
    typeof size !== 'number' ||
    !Number.isSafeInteger(size) ||
    size < 0 ||
    size > reader.bytes.length - reader.at
  )
    throw invalid(`The binary_data_size of ${name} goes beyond the body`)
  const part = reader.bytes.subarray(reader.at, reader.at + size)
  reader.at += size
  return { name, datatype, shape, data: readBinary(name, datatype, elements, part) }
}
