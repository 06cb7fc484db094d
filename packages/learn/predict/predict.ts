// `npm run predict -- model.onnx data.csv [predictions.csv]`: the rows of a CSV file with the predictions of a model.
import { predictFile } from './predict-file'

const [model, data, target = `${data?.replace(/\.\w+$/, '')}.predictions.csv`] = process.argv.slice(2)
if (!model || !data) {
  console.error('Usage: npm run predict -- model.onnx data.csv [predictions.csv]')
  process.exitCode = 2
} else
  try {
    const rows = await predictFile(model, data, target, (done) => process.stderr.write(`\r${done} rows`))
    console.error(`\r${rows} rows, written to ${target}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
