import { type Field, fieldOf, fieldsOf, joined, numberFieldOf, textOf } from './protobuf'

// Converters end classifiers with ZipMap, which makes a list of maps of the probabilities. No protocol can send that, so the
// node is replaced by Identity: its output is then the tensor of probabilities, under the same name.

const GRAPH = 7
const NODE = 1
const OUTPUT = 12
const FLOAT = 1

const isMessage = (field: Field): field is Field & { value: Uint8Array } => typeof field.value !== 'bigint'

/** The model with its ZipMap nodes replaced. The bytes have passed `checkModel`. */
export function withoutZipMap(model: Uint8Array): Uint8Array {
  return joined(
    [...fieldsOf(model)].map((field) =>
      field.number === GRAPH && isMessage(field) ? fieldOf(GRAPH, changedGraph(field.value)) : field.whole,
    ),
  )
}

function changedGraph(graph: Uint8Array): Uint8Array {
  const changed: string[] = []
  const parts = [...fieldsOf(graph)].map((field) => {
    if (field.number !== NODE || !isMessage(field)) return field
    const node = [...fieldsOf(field.value)]
    if (!node.some(({ number, value }) => number === 4 && textOf(value) === 'ZipMap')) return field
    const output = node.find(({ number }) => number === 2)
    if (output) changed.push(textOf(output.value))
    // Inputs (1), outputs (2) and the name (3) stay; attributes and the domain go.
    const kept = node.filter(({ number }) => number <= 3).map(({ whole }) => whole)
    return { ...field, whole: fieldOf(NODE, joined([...kept, fieldOf(4, 'Identity')])) }
  })
  return joined(
    parts.map((field) => {
      if (field.number !== OUTPUT || !isMessage(field)) return field.whole
      const name = [...fieldsOf(field.value)].find(({ number }) => number === 1)
      if (!name || !changed.includes(textOf(name.value))) return field.whole
      return fieldOf(OUTPUT, joined([name.whole, fieldOf(2, tensorOfRows())]))
    }),
  )
}

/** The type of a tensor of floats with two sizes that are not known: rows and classes. */
function tensorOfRows(): Uint8Array {
  const size = (name: string) => fieldOf(1, fieldOf(2, name))
  const shape = joined([size('rows'), size('classes')])
  return fieldOf(1, joined([numberFieldOf(1, FLOAT), fieldOf(2, shape)]))
}
