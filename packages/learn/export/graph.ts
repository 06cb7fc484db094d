import { Message } from './protobuf'

/** Element types of tensors (TensorProto.DataType). */
export const TYPE = { float: 1, int64: 7, string: 8, bool: 9, double: 11 } as const
type ElementType = keyof typeof TYPE

type Attribute = number | string | Float32Array | readonly number[] | readonly string[] | { int: number }

/** Field numbers of the messages of ONNX (onnx.proto). */
const NODE = { input: 1, output: 2, name: 3, type: 4, attribute: 5, domain: 7 }
const ATTRIBUTE = { name: 1, float: 2, int: 3, text: 4, floats: 7, ints: 8, texts: 9, type: 20 }
const KIND = { float: 1, int: 2, text: 3, floats: 6, ints: 7, texts: 8 }

/** A graph that is written node by node. Names of its values begin with `orrery/`, so they never meet those of columns. */
export class Graph {
  private readonly nodes: Message[] = []
  private readonly inputs: Message[] = []
  private readonly outputs: Message[] = []
  private readonly tensors: Message[] = []
  private readonly known = new Map<string, string>()
  private last = 0

  input(name: string, type: ElementType): string {
    this.inputs.push(valueInfo(name, type, 1))
    return name
  }

  output(name: string, type: ElementType, width: number | null): void {
    this.outputs.push(valueInfo(name, type, width))
  }

  /** Adds a node with one output, whose name it returns. */
  node(
    type: string,
    inputs: readonly string[],
    attributes: Record<string, Attribute> = {},
    output?: string,
  ): string {
    const result = output ?? `orrery/${type}_${++this.last}`
    const node = new Message()
    for (const input of inputs) node.text(NODE.input, input)
    node
      .text(NODE.output, result)
      .text(NODE.name, `node_${this.nodes.length + 1}`)
      .text(NODE.type, type)
    for (const [name, value] of Object.entries(attributes))
      node.message(NODE.attribute, attribute(name, value))
    if (ML.has(type)) node.text(NODE.domain, 'ai.onnx.ml')
    this.nodes.push(node)
    return result
  }

  /** A constant tensor; equal tensors are stored once. */
  constant(
    type: 'float' | 'double' | 'int64',
    values: readonly number[] | Float32Array,
    shape: readonly number[] = [values.length],
  ): string {
    const key = `${type} ${shape.join('x')} ${Array.from(values).join(' ')}`
    const before = this.known.get(key)
    if (before) return before
    const name = `orrery/constant_${this.known.size + 1}`
    this.known.set(key, name)
    const tensor = new Message()
    for (const size of shape) tensor.int(1, size)
    this.tensors.push(tensor.int(2, TYPE[type]).text(8, name).raw(9, bytesOf(type, values)))
    return name
  }

  /** The whole file: ModelProto. Version 8 of the format and 17 of the operators are read by all current runtimes. */
  model(producer: {
    version: string
    description: string
    properties: Record<string, string>
  }): Uint8Array<ArrayBuffer> {
    const graph = new Message()
    for (const node of this.nodes) graph.message(1, node)
    graph.text(2, 'orrery')
    for (const tensor of this.tensors) graph.message(5, tensor)
    for (const input of this.inputs) graph.message(11, input)
    for (const output of this.outputs) graph.message(12, output)
    const model = new Message()
      .int(1, 8)
      .text(2, 'orrery')
      .text(3, producer.version)
      .text(6, producer.description)
    model.message(7, graph)
    model
      .message(8, new Message().text(1, '').int(2, 17))
      .message(8, new Message().text(1, 'ai.onnx.ml').int(2, 3))
    for (const [key, value] of Object.entries(producer.properties))
      model.message(14, new Message().text(1, key).text(2, value))
    return model.done()
  }
}

/** Operators of the domain ai.onnx.ml. */
const ML: ReadonlySet<string> = new Set([
  'Imputer',
  'Scaler',
  'OneHotEncoder',
  'LabelEncoder',
  'TreeEnsembleRegressor',
])

function bytesOf(type: 'float' | 'double' | 'int64', values: readonly number[] | Float32Array): Uint8Array {
  const size = type === 'float' ? 4 : 8
  const view = new DataView(new ArrayBuffer(values.length * size))
  for (const [at, value] of values.entries())
    if (type === 'float') view.setFloat32(at * 4, value, true)
    else if (type === 'double') view.setFloat64(at * 8, value, true)
    else view.setBigInt64(at * 8, BigInt(value), true)
  return new Uint8Array(view.buffer)
}

function attribute(name: string, value: Attribute): Message {
  const message = new Message().text(ATTRIBUTE.name, name)
  if (typeof value === 'number') return message.float(ATTRIBUTE.float, value).int(ATTRIBUTE.type, KIND.float)
  if (typeof value === 'string') return message.text(ATTRIBUTE.text, value).int(ATTRIBUTE.type, KIND.text)
  if (value instanceof Float32Array) {
    for (const one of value) message.float(ATTRIBUTE.floats, one)
    return message.int(ATTRIBUTE.type, KIND.floats)
  }
  if (!Array.isArray(value))
    return message.int(ATTRIBUTE.int, (value as { int: number }).int).int(ATTRIBUTE.type, KIND.int)
  const isText = typeof value[0] === 'string'
  for (const one of value as readonly (number | string)[])
    if (typeof one === 'string') message.text(ATTRIBUTE.texts, one)
    else message.int(ATTRIBUTE.ints, one)
  return message.int(ATTRIBUTE.type, isText ? KIND.texts : KIND.ints)
}

/** ValueInfoProto of a tensor with any number of rows; `width` null: without a second dimension. */
function valueInfo(name: string, type: ElementType, width: number | null): Message {
  const shape = new Message().message(1, new Message().text(2, 'rows'))
  if (width !== null) shape.message(1, new Message().int(1, width))
  const tensor = new Message().int(1, TYPE[type]).message(2, shape)
  return new Message().text(1, name).message(2, new Message().message(1, tensor))
}
