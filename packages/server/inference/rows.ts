import { invalid } from './errors'
import { jsonOf, readJson } from './tensor-data'
import { elementsOf, type Signature, type Tensor, type TensorInfo } from './tensors'

// The rows of the public API, to and from the tensors of a model.

/** The value of a row for an input of its own: what is under its name. */
const isNamed = (row: unknown): row is Record<string, unknown> =>
  typeof row === 'object' && row !== null && !Array.isArray(row)

/**
 * The tensors of a list of rows. A row is a value or a list of numbers or texts for a model with one input, and an object of
 * values by the names of the inputs for any model. Throws an `InferenceError`.
 */
export function questionOfRows({ inputs }: Signature, rows: readonly unknown[]): Tensor[] {
  const named = isNamed(rows[0])
  if (!named && inputs.length !== 1)
    throw invalid('Invalid request parameters', {
      inputs: `each of inputs is an object with ${inputs
        .slice(0, 20)
        .map(({ name }) => name)
        .join(', ')}`,
    })
  return inputs.map((input) => {
    const values = rows.map((row, at) => {
      if (!named) return row
      const value = isNamed(row) && Object.hasOwn(row, input.name) ? row[input.name] : undefined
      if (value === undefined)
        throw invalid('Invalid request parameters', { inputs: `inputs[${at}] has no ${input.name}` })
      return value
    })
    return tensorOfRows(input, values)
  })
}

function tensorOfRows({ name, datatype, shape }: TensorInfo, values: unknown[]): Tensor {
  const [first, ...others] = shape
  if (first !== undefined && first !== -1 && first !== values.length)
    throw invalid('Invalid request parameters', { inputs: `the model takes ${first} rows at once` })
  // Sizes that the model leaves open are those of the first row.
  const given = sizesOf(values[0])
  const sizes = others.map((size, at) => (size === -1 ? (given[at] ?? 1) : size))
  const full = shape.length === 0 ? [values.length, ...given] : [values.length, ...sizes]
  const elements = elementsOf(full)
  if (elements === null) throw invalid('Invalid request parameters', { inputs: 'a row is too large' })
  const each = values.length === 0 ? 0 : elements / values.length
  for (const [at, value] of values.entries())
    if (countOf(value) !== each)
      throw invalid('Invalid request parameters', {
        inputs: `inputs[${at}] has ${countOf(value)} values, and ${name} takes ${each}`,
      })
  return { name, datatype, shape: full, data: readJson(name, datatype, elements, values) }
}

function sizesOf(value: unknown): number[] {
  const sizes: number[] = []
  for (let at = value; Array.isArray(at) && sizes.length < 8; at = at[0]) sizes.push(at.length)
  return sizes
}

const countOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce<number>((sum, part) => sum + (Array.isArray(part) ? part.flat(8).length : 1), 0)
    : 1

/**
 * One object for each row, with its values by the names of the outputs. A classifier's row has the names of the documentation:
 * `label`, `confidence` and `probabilities`.
 */
export function rowsOfAnswer(outputs: readonly Tensor[], rows: number): unknown[] {
  const columns = outputs.map((tensor) => ({ name: tensor.name, values: rowsOf(tensor, rows) }))
  const [label, probabilities] = classifierOf(outputs)
  return Array.from({ length: rows }, (_, at) => {
    if (label && probabilities) {
      const chances = columns[outputs.indexOf(probabilities)]?.values[at] as number[]
      return {
        label: columns[outputs.indexOf(label)]?.values[at],
        confidence: Math.max(...chances),
        probabilities: chances,
      }
    }
    return Object.fromEntries(columns.map(({ name, values }) => [name, values[at] ?? null]))
  })
}

/** The label and the probabilities of a classifier: a value for each row, and several numbers that make a value. */
function classifierOf(outputs: readonly Tensor[]): [label?: Tensor, probabilities?: Tensor] {
  if (outputs.length !== 2) return []
  const label = outputs.find(
    ({ datatype, shape }) => shape.length === 1 && ['BYTES', 'INT64', 'INT32', 'BOOL'].includes(datatype),
  )
  const probabilities = outputs.find(
    ({ datatype, shape }) =>
      shape.length === 2 && (shape[1] ?? 0) > 0 && (datatype === 'FP32' || datatype === 'FP64'),
  )
  return label && probabilities ? [label, probabilities] : []
}

/** The part of each row; all of a tensor that has no rows goes to each. */
function rowsOf(tensor: Tensor, rows: number): unknown[] {
  const flat = JSON.parse(jsonOf(tensor)) as unknown[]
  const [first, ...others] = tensor.shape
  if (first !== rows) return Array.from({ length: rows }, () => flat)
  const each = others.reduce((product, size) => product * size, 1)
  return Array.from({ length: rows }, (_, at) =>
    others.length === 0 ? flat[at] : each === 1 ? flat[at] : flat.slice(at * each, (at + 1) * each),
  )
}
