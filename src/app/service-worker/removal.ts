import { OURS } from './names'

// A build without a service worker serves this script at the worker's address: it unregisters an installed worker and
// deletes its caches.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
