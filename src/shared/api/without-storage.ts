// In the place of @supabase/storage-js (vite.config.ts): Orrery keeps no files at its backend, and the client only makes one.

export class StorageClient {
  from(): never {
    throw new StorageApiError('Orrery keeps no files')
  }
}

export class StorageApiError extends Error {}
