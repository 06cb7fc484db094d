import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const ID = 'virtual:icons-in-use'

/** A module that exports each icon which the sources under `folder` import. */
export const iconsInUse = (folder: string): Plugin => ({
  name: 'orrery-icons-in-use',
  resolveId: (id) => (id === ID ? `\0${ID}` : null),
  async load(id) {
    if (id !== `\0${ID}`) return null
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.tsx'))
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    const names = texts.flatMap((text) =>
      [...text.matchAll(/import \{([^}]+)\} from 'lucide-react'/g)].flatMap(([, list = '']) =>
        list.split(',').map((name) => /(?:^|\s)(?!type\b)([A-Z]\w+)/.exec(name.trim())?.[1] ?? ''),
      ),
    )
    const used = [...new Set(names)].filter((name) => name !== '' && name !== 'LucideIcon').sort()
    return `export { ${used.join(', ')} } from 'lucide-react'`
  },
})
