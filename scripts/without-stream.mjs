/**
 * Pages of this context have no stream of changes. It is a request that never ends, so a page with it is never idle on the
 * network (`networkidle`). A route of the test would switch off the cache of the browser.
 */
export async function withoutStream(context) {
  await context.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (input, init) =>
      /^\/api\/workspaces\/[^/]+\/changes(?:\/runs)?$/.test(String(input))
        ? Promise.resolve(new Response(null, { status: 204 }))
        : fetch(input, init)
  })
  return context
}
