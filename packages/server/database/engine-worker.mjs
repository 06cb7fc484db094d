// The thread of the database. It is loaded by tsx like the rest of the server, wherever that was started from.
import { register } from 'tsx/esm/api'

register()
await import('./engine-thread.ts')
