// The two floors beside every page load: a static page, and a page that is React and nothing else, built by Vite.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { root } from '../../../scripts/run.mjs'
import { PORTS } from './app.mjs'

const source = join(root, 'tests/bench/floor')

/** Builds both, serves them with the code that serves the app, and ends that after `work`, which gets their origins; gives what `work` gives. */
export async function withFloors(work) {
  const folder = await mkdtemp(join(tmpdir(), 'orrery-floor-'))
  const [still, hello] = [join(folder, 'static'), join(folder, 'react')]
  await mkdir(still)
  await copyFile(join(source, 'static.html'), join(still, 'index.html'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: source,
    plugins: [react()],
    build: { outDir: hello, target: 'es2022', rolldownOptions: { input: join(source, 'react.html') } },
  })
  await rename(join(hello, 'react.html'), join(hello, 'index.html'))
  await compress(still)
  await compress(hello)
  const server = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(source, 'serve.ts'),
      String(PORTS.staticFloor),
      still,
      String(PORTS.reactFloor),
      hello,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    await once(server.stdout, 'data')
    return await work({
      'a static page': `http://127.0.0.1:${PORTS.staticFloor}`,
      'React alone': `http://127.0.0.1:${PORTS.reactFloor}`,
    })
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await rm(folder, { recursive: true, force: true })
  }
}

/** As the build of the app does. */
async function compress(folder) {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(js|css|html)$/.test(name)) continue
    const file = join(folder, name)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file)))
  }
}
