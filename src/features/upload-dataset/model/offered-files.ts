/** A file that the user chose, dropped or pasted, with its folders. */
export interface OfferedFile {
  file: File
  /** `photos/cat.jpg` */
  path: string
}

/** The files from a file dialog; the files of a folder have their folders in the path. */
export const chosenFiles = (list: FileList | null): OfferedFile[] =>
  [...(list ?? [])].map((file) => ({ file, path: file.webkitRelativePath || file.name }))

/**
 * The files that were dropped or pasted, with everything in their folders. Call it while the event is handled: the browser
 * empties the transfer afterwards. Unreadable files are left out.
 */
export async function transferredFiles(data: DataTransfer): Promise<OfferedFile[]> {
  const entries = [...data.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null))
  // Pasted files have no entry in some browsers.
  if (entries.every((entry) => entry === null)) return chosenFiles(data.files)
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry, '') : [])))
  return found.flat()
}

async function filesIn(entry: FileSystemEntry, folder: string): Promise<OfferedFile[]> {
  const path = folder + entry.name
  try {
    if (entry.isFile) {
      const file = await new Promise<File>((resolve, reject) => {
        ;(entry as FileSystemFileEntry).file(resolve, reject)
      })
      return [{ file, path }]
    }
    const found: OfferedFile[] = []
    for (const one of await entriesOf(entry as FileSystemDirectoryEntry))
      found.push(...(await filesIn(one, `${path}/`)))
    return found
  } catch {
    return []
  }
}

/** A folder hands over its entries a hundred at a time, until it hands over none. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (some.length === 0) return all
    all.push(...some)
  }
}

/** Whether the file can still be read. It cannot after it was moved, changed or deleted since the choice. */
export async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
