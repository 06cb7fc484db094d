import { Failure } from '../failure'

/** A simulated submission: nothing leaves the browser, but without a connection it fails like a real submission. */
export async function simulatedSend(): Promise<void> {
  if (!navigator.onLine) throw new Failure('You are offline. Connect and try again.', 'network')
}
