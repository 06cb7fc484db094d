// `npm run import:mlflow -- --from http://127.0.0.1:5000 | ./mlruns`: copies a tracking server or a folder into this server.
import { parseArgs } from 'node:util'
import { folderSource } from '../move/folder-source'
import { moveIntoServer } from '../move/into-server'
import { trackingServer } from '../move/server'
import { serverSource } from '../move/server-source'
import { movedText } from '../move/source'

const USAGE = `npm run import:mlflow -- --from http://127.0.0.1:5000 | ./mlruns

Copies everything into the Orrery that MLFLOW_TRACKING_URI and MLFLOW_TRACKING_TOKEN name. A token of the other server
goes in MLFLOW_SOURCE_TOKEN, a name and password in its address.`

try {
  const { from } = parseArgs({ options: { from: { type: 'string' } } }).values
  const { MLFLOW_TRACKING_URI, MLFLOW_TRACKING_TOKEN, MLFLOW_SOURCE_TOKEN } = process.env
  if (!from || !MLFLOW_TRACKING_URI || !MLFLOW_TRACKING_TOKEN) throw new Error(USAGE)
  const source = /^https?:/.test(from)
    ? serverSource(trackingServer(from, MLFLOW_SOURCE_TOKEN))
    : await folderSource(from.replace(/^file:\/\//, ''))
  const target = trackingServer(MLFLOW_TRACKING_URI, MLFLOW_TRACKING_TOKEN)
  const moved = await moveIntoServer(source, target, console.log)
  console.log(`Imported ${movedText(moved)}.`)
  for (const line of moved.left) console.error(`Left out: ${line}`)
  if (moved.left.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
