// Replaces @supabase/realtime-js (vite.config.ts): Orrery opens no socket, and the client only constructs
// this class and passes it each token.

export class RealtimeClient {
  async setAuth(): Promise<void> {
    // There is no socket to pass the token to.
  }
}
