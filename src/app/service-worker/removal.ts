import { OURS } from './names'

// What a build without a service worker has at the worker's address: whoever still has one is rid of it, and of what it kept.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name.startsWith(OURS)).map((name) => caches.delete(name)))
  await self.registration.unregister()
}
