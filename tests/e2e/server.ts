// The server of the journeys: that of `npm start`, but for the limits that count by the caller's address.
import {
  type AuthLimits,
  DEFAULT_LIMITS,
  readEnvironment,
  startServer,
} from '../../packages/server/start/index'

/** All journeys come from one address, where a hundred people sign up within minutes. */
const plenty = { max: 10_000, windowMs: 60_000 }

const limits: AuthLimits = {
  ...DEFAULT_LIMITS,
  passwordPerPeer: plenty,
  comparedPerAccountAndPeer: plenty,
  comparedPerPeer: plenty,
  signUpPerPeer: plenty,
  mailPerPeer: plenty,
  verifyPerPeer: plenty,
  lookupPerPeer: plenty,
  messagePerPeer: plenty,
  messageInAll: plenty,
  receiptPerReceiver: plenty,
}

/** The message that this process sends once its server answers. */
export interface Started {
  /** Its origin. */
  baseUrl: string
  /** The address of the mailbox, with its key. */
  mailbox: string
  adminEmail: string
}

const environment = readEnvironment(process.env)
const server = await startServer(environment, limits)
const started: Started = {
  baseUrl: server.url,
  mailbox: server.mailboxUrl ?? '',
  adminEmail: environment.adminEmail,
}
process.send?.(started)
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
