import { file } from '../../file'
import { code } from '../../text/code'

/** `bench/requests.ts` */
export function benchFile() {
  return file(
    'bench/requests.ts',
    code`
      // How many requests a second the server answers in this process. The numbers compare two states of the code on one
      // machine; they say nothing about a network.
      import { createApp } from '../src/app.ts'
      import { readConfig } from '../src/config.ts'
      import { memoryStore } from '../src/store/memory.ts'

      const REQUESTS = 2000
      const database = { type: 'memory', configured: false, store: memoryStore(), note: '' }
      const app = createApp({ config: readConfig({}), database, log: false })

      function addItem(title: string) {
        const headers = { 'content-type': 'application/json' }
        return app.request('/api/items', { method: 'POST', headers, body: JSON.stringify({ title }) })
      }

      const cases: [name: string, request: (index: number) => Response | Promise<Response>][] = [
        ['GET /api/health', () => app.request('/api/health')],
        ['POST /api/items', (index) => addItem(\`Item \${index}\`)],
        ['GET /api/items', () => app.request('/api/items?limit=20')],
      ]

      for (const [name, request] of cases) {
        for (let index = 0; index < REQUESTS / 10; index++) await request(index)
        const started = performance.now()
        for (let index = 0; index < REQUESTS; index++) {
          const response = await request(index)
          if (!response.ok) throw new Error(\`\${name} answers with \${response.status}.\`)
        }
        const seconds = (performance.now() - started) / 1000
        console.log(\`\${name.padEnd(16)} \${Math.round(REQUESTS / seconds)} requests a second\`)
      }
    `,
  )
}
