import { file } from '../../file'
import { code } from '../../text/code'

/** `scripts/site.ts` */
export function siteFile() {
  return file(
    'scripts/site.ts',
    code`
      import { readdirSync, readFileSync } from 'node:fs'
      import { createServer, type Server } from 'node:http'
      import { extname, join } from 'node:path'

      const TYPES: Record<string, string> = {
        '.css': 'text/css; charset=utf-8',
        '.html': 'text/html; charset=utf-8',
        '.ico': 'image/x-icon',
        '.js': 'text/javascript; charset=utf-8',
        '.json': 'application/json; charset=utf-8',
        '.png': 'image/png',
        '.svg': 'image/svg+xml',
        '.ttf': 'font/ttf',
      }

      /** A server for the files that are in a folder now, and for nothing else. */
      export function createSite(folder: string): Server {
        const files = readFiles(folder)
        return createServer((request, response) => {
          const path = (request.url ?? '/').split('?')[0] ?? '/'
          const file = files.get(path === '/' ? '/index.html' : path)
          response.setHeader('x-content-type-options', 'nosniff')
          if (request.method !== 'GET' && request.method !== 'HEAD') {
            response.writeHead(405, { allow: 'GET, HEAD' }).end()
          } else if (!file) {
            response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found.\n')
          } else {
            response.writeHead(200, { 'content-type': file.type, 'content-length': file.content.length })
            response.end(request.method === 'HEAD' ? undefined : file.content)
          }
        })
      }

      function readFiles(folder: string, prefix = '/'): Map<string, { content: Buffer; type: string }> {
        const files = new Map<string, { content: Buffer; type: string }>()
        for (const entry of readdirSync(folder, { withFileTypes: true })) {
          const path = join(folder, entry.name)
          if (entry.isDirectory()) {
            for (const [name, file] of readFiles(path, \`\${prefix}\${entry.name}/\`)) files.set(name, file)
          } else if (entry.isFile()) {
            const type = TYPES[extname(entry.name)] ?? 'application/octet-stream'
            files.set(prefix + entry.name, { content: readFileSync(path), type })
          }
        }
        return files
      }
    `,
  )
}

/** `scripts/preview.ts` */
export function previewFile() {
  return file(
    'scripts/preview.ts',
    code`
      // Serves the web build in dist/.
      import { existsSync } from 'node:fs'
      import type { AddressInfo } from 'node:net'
      import { fileURLToPath } from 'node:url'
      import { createSite } from './site.ts'

      const envFile = fileURLToPath(new URL('../.env', import.meta.url))
      if (existsSync(envFile)) process.loadEnvFile(envFile)

      const port = process.env.PORT || '3000'
      if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
        throw new Error(\`PORT must be a number from 0 to 65535, not "\${port}".\`)

      const server = createSite(fileURLToPath(new URL('../dist/', import.meta.url)))
      server.listen(Number(port), process.env.HOST || '127.0.0.1', () => {
        const { address, port: actual } = server.address() as AddressInfo
        console.log(\`The shop is at http://\${address.includes(':') ? \`[\${address}]\` : address}:\${actual}\`)
      })

      for (const signal of ['SIGINT', 'SIGTERM'] as const) {
        process.once(signal, () => {
          server.close()
          server.closeAllConnections()
        })
      }
    `,
  )
}

/** `bench/basket.ts` */
export function benchFile() {
  return file(
    'bench/basket.ts',
    code`
      // How long the work behind the screens takes with many products. The numbers compare two states of the code on one
      // machine.
      import { add, type Basket, EMPTY, linesOf, totalOf } from '../src/basket.ts'
      import { matching, type Product } from '../src/products.ts'
      import { readBasket, writeBasket } from '../src/storage.ts'

      const SIZE = 1000
      const products: Product[] = Array.from({ length: SIZE }, (_, index) => ({
        id: \`product-\${index}\`,
        name: \`Product \${index}\`,
        description: 'Made for this measurement.',
        price: index,
      }))
      const sold = new Set(products.map(({ id }) => id))
      const device = new Map<string, string>()
      const storage = {
        getItem: async (key: string) => device.get(key) ?? null,
        setItem: async (key: string, value: string) => void device.set(key, value),
      }

      let basket: Basket = EMPTY
      await timed(\`adding \${SIZE} products\`, SIZE, () => {
        for (const { id } of products) basket = add(basket, id)
      })
      await timed('lines and total', 1, () => void totalOf(linesOf(basket, products)))
      await timed('searching', 1, () => void matching(products, 'product 99'))
      await timed('writing', 1, () => writeBasket(storage, basket))
      await timed('reading', 1, async () => void (await readBasket(storage, sold)))

      async function timed(name: string, count: number, work: () => void | Promise<void>) {
        const started = performance.now()
        await work()
        console.log(\`\${name.padEnd(24)} \${((performance.now() - started) / count).toFixed(3)} ms each\`)
      }
    `,
  )
}
