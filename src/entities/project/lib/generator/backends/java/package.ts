import { file } from '../../file'
import { blocks, type CodeValue, lines } from '../../text/code'

/** The version of Java that the server is written for; every later one runs it too. */
export const JAVA_VERSION = 17

/** Folder of the sources inside `server/`; its packages start with `app`. */
const SOURCES = 'src'

export interface JavaSource {
  /** `app.http.Json` */
  name: string
  /** Classes to import; false entries are left out. */
  imports?: (string | false)[]
  body: CodeValue
  folder?: string
}

/** One Java file: its package, its sorted imports (static ones first), its type. */
export function java({ name, imports = [], body, folder = SOURCES }: JavaSource) {
  const used = [...new Set(imports.filter((entry): entry is string => Boolean(entry)))]
  const plain = used.filter((entry) => !entry.startsWith('static ')).sort()
  const fixed = used.filter((entry) => entry.startsWith('static ')).sort()
  const statement = (entry: string) => `import ${entry};`
  return file(
    `${folder}/${name.replaceAll('.', '/')}.java`,
    blocks(
      `package ${name.slice(0, name.lastIndexOf('.'))};`,
      lines(...fixed.map(statement)),
      lines(...plain.map(statement)),
      body,
    ),
  )
}
