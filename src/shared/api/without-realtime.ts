// In the place of @supabase/realtime-js (vite.config.ts): Orrery opens no socket, and the client only makes one and tells it
// of each token.

export class RealtimeClient {
  async setAuth(): Promise<void> {
    // Nobody listens.
  }
}
