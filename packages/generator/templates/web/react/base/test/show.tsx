import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, vi } from 'vitest'
import { App } from '../src/App'

afterEach(cleanup)

/** Renders a page. The server's answers are given by `METHOD /path`: null means 204, and anything missing an error. */
export function show(path: string, answers: Record<string, unknown>) {
  const server = vi.fn(async (url: string, { method }: RequestInit) => {
    const answer = answers[`${method} ${url.split('?')[0]}`]
    return answer === undefined
      ? Response.json({ error: 'There is no such endpoint.' }, { status: 404 })
      : answer === null
        ? new Response(null, { status: 204 })
        : answer instanceof Response
          ? answer
          : Response.json(answer)
  })
  vi.stubGlobal('fetch', server)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}
