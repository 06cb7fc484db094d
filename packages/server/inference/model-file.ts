import { InferenceError } from './errors'
import { convertible } from './other-formats'
import { type Field, fieldsOf, NotProtobufError, textOf } from './protobuf'

/** The description that an ONNX file has of itself, read before any runtime sees it. */
export interface ModelFacts {
  irVersion: number
  /** The version of each set of operators. */
  opsets: Record<string, number>
  producer: string
  nodes: number
  /** Whether its probabilities are a list of maps, which are served as a tensor. */
  zipMap: boolean
}

/** The newest that ONNX Runtime 1.30 accepts. */
const NEWEST_IR = 13
const NEWEST_OPSET = 26
const DOMAINS = new Set(['', 'ai.onnx', 'ai.onnx.ml', 'com.microsoft'])
const MOST_NODES = 100_000
/** Of the file itself, beside its graph: sets of operators, properties and the like. */
const MOST_FIELDS = 100_000
const DEEPEST = 16

/** Fields of ModelProto, GraphProto, NodeProto, AttributeProto, TensorProto and FunctionProto. */
const MODEL = { irVersion: 1, producer: 2, graph: 7, opset: 8, functions: 25 }
const GRAPH = { node: 1, initializer: 5, sparse: 15 }
const NODE = { opType: 4, attribute: 5, domain: 7 }
const ATTRIBUTE = { tensor: 5, graph: 6, tensors: 10, graphs: 11, sparse: 22, sparses: 23 }
const TENSOR = { dims: 1, externalData: 13, dataLocation: 14 }
const SPARSE = { values: 1, indices: 2 }

export const unusable = (message: string, details?: Record<string, string>): InferenceError =>
  new InferenceError('unusable_model', message, { details })

/** Reads and checks a model. Throws an `InferenceError` that says what to do. */
export function checkModel(bytes: Uint8Array, name = ''): ModelFacts {
  const other = convertible(bytes, name)
  if (other) throw unusable(other)
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof NotProtobufError) throw unusable('The file is no ONNX model, or a damaged one')
    throw error
  }
}

function read(bytes: Uint8Array): ModelFacts {
  const facts: ModelFacts = { irVersion: 0, opsets: {}, producer: '', nodes: 0, zipMap: false }
  let graphs = 0
  let fields = 0
  for (const field of fieldsOf(bytes)) {
    if (++fields > MOST_FIELDS) throw unusable('The file has too many fields beside its graph')
    if (field.number === MODEL.irVersion) facts.irVersion = Number(field.value)
    else if (field.number === MODEL.producer) facts.producer = textOf(field.value).slice(0, 100)
    else if (field.number === MODEL.opset) Object.assign(facts.opsets, opsetOf(messageOf(field)))
    else if (field.number === MODEL.graph && ++graphs) readGraph(messageOf(field), facts, 0)
    else if (field.number === MODEL.functions)
      throw unusable('The model has functions of its own. Export it without them (onnx.inliner).')
  }
  if (graphs !== 1 || facts.irVersion === 0 || Object.keys(facts.opsets).length === 0)
    throw unusable('The file is no ONNX model, or a damaged one')
  const opset = facts.opsets[''] ?? facts.opsets['ai.onnx'] ?? 0
  if (facts.irVersion > NEWEST_IR || opset > NEWEST_OPSET)
    throw unusable(
      `The model is written in a newer format than the runtime knows (IR ${facts.irVersion}, opset ${opset}). Export it with target_opset=17.`,
    )
  return facts
}

const messageOf = ({ value }: Field): Uint8Array => {
  if (typeof value === 'bigint') throw new NotProtobufError('A message was expected')
  return value
}

function opsetOf(message: Uint8Array): Record<string, number> {
  let domain = ''
  let version = 0
  for (const { number, value } of fieldsOf(message))
    if (number === 1) domain = textOf(value)
    else if (number === 2) version = Number(value)
  if (!DOMAINS.has(domain) && !isTraining(domain))
    throw unusable(
      `The model uses operators of “${domain.slice(0, 60)}”, which the runtime does not have. Known are ai.onnx, ai.onnx.ml and com.microsoft.`,
    )
  return { [domain]: version }
}

/** Exporters name these although they use none of their operators. */
const isTraining = (domain: string) =>
  /^(ai\.onnx\.(training|preview\.training)|ai\.onnx\.preview|com\.ms\.\w+|org\.pytorch\.aten)$/.test(domain)

function readGraph(graph: Uint8Array, facts: ModelFacts, depth: number): void {
  if (depth > DEEPEST) throw unusable('The graphs of the model are nested too deeply')
  for (const field of fieldsOf(graph)) {
    if (field.number === GRAPH.node) readNode(messageOf(field), facts, depth)
    else if (field.number === GRAPH.initializer) readTensor(messageOf(field))
    else if (field.number === GRAPH.sparse) readSparse(messageOf(field))
  }
}

function readNode(node: Uint8Array, facts: ModelFacts, depth: number): void {
  if (++facts.nodes > MOST_NODES) throw unusable(`The model has more than ${MOST_NODES} operators`)
  let domain = ''
  let opType = ''
  for (const field of fieldsOf(node)) {
    if (field.number === NODE.domain) domain = textOf(field.value)
    else if (field.number === NODE.opType) opType = textOf(field.value)
    else if (field.number === NODE.attribute) readAttribute(messageOf(field), facts, depth)
  }
  if (!DOMAINS.has(domain))
    throw unusable(
      `The operator ${opType.slice(0, 60)} of “${domain.slice(0, 60)}” is not known here. Export the model without own operators.`,
    )
  if (opType === 'ZipMap') facts.zipMap = true
}

function readAttribute(attribute: Uint8Array, facts: ModelFacts, depth: number): void {
  for (const field of fieldsOf(attribute)) {
    if (field.number === ATTRIBUTE.tensor || field.number === ATTRIBUTE.tensors) readTensor(messageOf(field))
    else if (field.number === ATTRIBUTE.graph || field.number === ATTRIBUTE.graphs)
      readGraph(messageOf(field), facts, depth + 1)
    else if (field.number === ATTRIBUTE.sparse || field.number === ATTRIBUTE.sparses)
      readSparse(messageOf(field))
  }
}

function readSparse(sparse: Uint8Array): void {
  for (const field of fieldsOf(sparse))
    if (field.number === SPARSE.values || field.number === SPARSE.indices) readTensor(messageOf(field))
}

/** A tensor has the numbers that its shape promises, in this file. */
function readTensor(tensor: Uint8Array): void {
  let elements = 1n
  for (const field of fieldsOf(tensor)) {
    if (field.number === TENSOR.dims)
      for (const size of dimsOf(field)) {
        if (size < 0n) throw unusable('A tensor of the model has a negative size')
        elements *= size
      }
    else if (
      field.number === TENSOR.externalData ||
      (field.number === TENSOR.dataLocation && field.value !== 0n)
    )
      throw unusable(
        'The model keeps its weights in another file. Save it as one file: onnx.save(model, path, save_as_external_data=False)',
      )
  }
  // The smallest numbers take half a byte each.
  if (elements > BigInt(2 * tensor.length + 16))
    throw unusable('A tensor of the model promises more numbers than the file has')
}

/** Sizes are written one by one, or packed together. */
function* dimsOf({ value }: Field): Generator<bigint> {
  if (typeof value === 'bigint') return yield BigInt.asIntN(64, value)
  let size = 0n
  let shift = 0n
  for (const byte of value) {
    size |= BigInt(byte & 127) << shift
    shift += 7n
    if (byte >= 128) continue
    yield BigInt.asIntN(64, size)
    size = 0n
    shift = 0n
  }
}
