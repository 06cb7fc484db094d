import type { GeneratedFile } from '@/entities/project/model'

interface TreeFile {
  kind: 'file'
  name: string
  path: string
  /** UTF-8 bytes */
  size: number
}

interface TreeFolder {
  kind: 'folder'
  name: string
  path: string
  children: TreeNode[]
}

export type TreeNode = TreeFile | TreeFolder

/** Bytes of a text in UTF-8. */
export const sizeOf = (content: string): number => new TextEncoder().encode(content).length

/** Files as a tree: folders first, then by name. */
export function fileTree(files: readonly GeneratedFile[]): TreeNode[] {
  const root: TreeFolder = { kind: 'folder', name: '', path: '', children: [] }
  for (const { path, content } of files) {
    const parts = path.split('/')
    let folder = root
    for (const name of parts.slice(0, -1)) {
      const at = folder.path ? `${folder.path}/${name}` : name
      let next = folder.children.find(
        (node): node is TreeFolder => node.kind === 'folder' && node.name === name,
      )
      if (!next) {
        next = { kind: 'folder', name, path: at, children: [] }
        folder.children.push(next)
      }
      folder = next
    }
    folder.children.push({ kind: 'file', name: parts.at(-1) ?? path, path, size: sizeOf(content) })
  }
  return sorted(root.children)
}

/** Paths of all folders, outermost first. */
export const foldersOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'folder' ? [node.path, ...foldersOf(node.children)] : []))

function sorted(nodes: TreeNode[]): TreeNode[] {
  return nodes
    .map((node) => (node.kind === 'folder' ? { ...node, children: sorted(node.children) } : node))
    .sort((one, other) =>
      one.kind === other.kind ? compare(one.name, other.name) : one.kind === 'folder' ? -1 : 1,
    )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
