import { describe, expect, it } from 'vitest'
import { fieldText, signatureOf } from './signature'

// As MLflow 3.17.2 writes it: the JSON is folded at blanks.
const WRITTEN = `artifact_path: model
flavors:
  python_function:
    loader_module: mlflow.sklearn
signature:
  inputs: '[{"type": "double", "name": "sepal length", "required": true}, {"type":
    "double", "name": "petal''s width", "required": false}]'
  outputs: '[{"type": "tensor", "tensor-spec": {"dtype": "float64", "shape": [-1,
    3]}}]'
  params: null
type_hint_from_example: false
`

describe('the signature of a model', () => {
  it('is read from its description, with folded lines and quotes', () => {
    const { inputs, outputs } = signatureOf(WRITTEN) ?? { inputs: [], outputs: [] }
    expect(inputs.map(fieldText)).toEqual(['sepal length: double', "petal's width: double, optional"])
    expect(outputs.map(fieldText)).toEqual(['float64 [any, 3]'])
  })

  it('is null without one, and empty when it is damaged', () => {
    expect(signatureOf('flavors: {}\n')).toBeNull()
    expect(signatureOf("signature:\n  inputs: '[{'\n")).toEqual({ inputs: [], outputs: [] })
    expect(signatureOf('signature:\n  inputs: \'{"a": 1}\'\n')).toEqual({ inputs: [], outputs: [] })
  })

  it('is read in double quotes, and with types that are objects', () => {
    const text = String.raw`signature:
  inputs: "[{\"name\": \"na\u00efve\", \"type\": \"string\"}, {\"name\": \"list\", \"type\"\
    : {\"type\": \"array\"}}]"
`
    expect(signatureOf(text)?.inputs.map(fieldText)).toEqual(['naïve: string', 'list: {"type":"array"}'])
  })
})
