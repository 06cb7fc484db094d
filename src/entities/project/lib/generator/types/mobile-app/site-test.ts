import { file } from '../../file'
import { code } from '../../text/code'

/** `test/site.test.ts` */
export function siteTest() {
  return file(
    'test/site.test.ts',
    code`
      import assert from 'node:assert/strict'
      import { once } from 'node:events'
      import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
      import { request } from 'node:http'
      import type { AddressInfo } from 'node:net'
      import { tmpdir } from 'node:os'
      import { join } from 'node:path'
      import { test } from 'node:test'
      import { createSite } from '../scripts/site.ts'

      test('the preview serves the files of its folder and nothing else', async (t) => {
        const folder = await mkdtemp(join(tmpdir(), 'site-'))
        t.after(() => rm(folder, { recursive: true, force: true }))
        await mkdir(join(folder, 'dist', 'js'), { recursive: true })
        await writeFile(join(folder, 'secret.txt'), 'secret')
        await writeFile(join(folder, 'dist', 'index.html'), '<title>Shop</title>')
        await writeFile(join(folder, 'dist', 'js', 'app.js'), 'start()')

        const server = createSite(join(folder, 'dist')).listen(0, '127.0.0.1')
        t.after(() => {
          server.close()
          server.closeAllConnections()
        })
        await once(server, 'listening')
        const { port } = server.address() as AddressInfo
        const base = \`http://127.0.0.1:\${port}\`

        const page = await fetch(\`\${base}/?a=b\`)
        assert.equal(page.status, 200)
        assert.match(page.headers.get('content-type') ?? '', /^text\/html/)
        assert.equal(await page.text(), '<title>Shop</title>')
        const script = await fetch(\`\${base}/js/app.js\`)
        assert.match(script.headers.get('content-type') ?? '', /javascript/)
        assert.equal((await fetch(base, { method: 'HEAD' })).headers.get('content-length'), '19')
        assert.equal((await fetch(base, { method: 'POST' })).status, 405)

        // Sent as they are: fetch would tidy these paths up.
        for (const path of ['/../secret.txt', '/..%2fsecret.txt', '/js/../../secret.txt', '/js', '/constructor'])
          assert.equal(await statusOf(port, path), 404, path)
      })

      async function statusOf(port: number, path: string): Promise<number | undefined> {
        const sent = request({ host: '127.0.0.1', port, path }).end()
        const [response] = await once(sent, 'response')
        response.resume()
        return response.statusCode
      }
    `,
  )
}
