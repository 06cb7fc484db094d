import { datasetMachine } from '@machines/dataset'
import { describe } from 'vitest'
import { itCoversEverything, journeysOf, type Walk } from '../../tests/machines/kit'

const sound: Walk<typeof datasetMachine> = {
  machine: datasetMachine,
  input: { left: 12_000, fails: false },
  events: [],
  unreachable: {},
}
