// `npm run export:mlflow -- --to ./mlruns`: writes a workspace to a folder in MLflow's file format.
import { parseArgs } from 'node:util'
import { moveIntoFolder } from '../move/into-folder'
import { trackingServer } from '../move/server'
import { serverSource } from '../move/server-source'
import { movedText } from '../move/source'

const USAGE = `npm run export:mlflow -- --to ./mlruns

Writes everything of the workspace whose token is in MLFLOW_TRACKING_TOKEN, on the server that MLFLOW_TRACKING_URI names.`

try {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
  const { MLFLOW_TRACKING_URI, MLFLOW_TRACKING_TOKEN } = process.env
  if (!to || !MLFLOW_TRACKING_URI || !MLFLOW_TRACKING_TOKEN) throw new Error(USAGE)
  const source = serverSource(trackingServer(MLFLOW_TRACKING_URI, MLFLOW_TRACKING_TOKEN))
  const moved = await moveIntoFolder(source, to, console.log)
  console.log(`Exported ${movedText(moved)} to ${to}.`)
  for (const line of moved.left) console.error(`Left out: ${line}`)
  if (moved.left.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
