import { Failure } from '../failure'

/** What a simulated hand-over does: nothing leaves the browser, but without a connection it fails as a real one would. */
export async function simulatedSend(): Promise<void> {
  if (!navigator.onLine) throw new Failure('You are offline. Connect and try again.', 'network')
}
