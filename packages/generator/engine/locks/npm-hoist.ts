import { edgesOf, isOwn, resolve, type Tree } from './npm-tree'

interface Placed {
  /** `web`, `server`, or empty at the top. */
  folder: string
  tree: Tree
}

/**
 * The tree of a project whose parts are workspaces: each part's packages lie in its own folder, as its template has locked them.
 * A package moves to the top, where both find it, when both have the same version, and it finds the same packages there.
 */
export function hoist(parts: readonly Placed[]): Tree {
  const [top, ...others] = parts
  const tree = { ...top?.tree }
  const [web, server] = others
  const shared = web && server ? sharedBy(web.tree, server.tree, tree) : new Set<string>()
  for (const { folder, tree: own } of others)
    for (const [key, entry] of Object.entries(own))
      tree[key === '' ? folder : shared.has(topOf(key)) ? key : `${folder}/${key}`] = entry
  return tree
}

/** The folder at the top in which a package lies: `node_modules/a` for `node_modules/a/node_modules/b`. */
const topOf = (key: string) => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? ''

function sharedBy(web: Tree, server: Tree, top: Tree): Set<string> {
  const inside = (tree: Tree) => {
    const folders = new Map<string, [key: string, text: string][]>()
    for (const [key, { version, integrity }] of Object.entries(tree)) {
      if (isOwn(key)) continue
      folders.set(topOf(key), [...(folders.get(topOf(key)) ?? []), [key, `${key} ${version} ${integrity}`]])
    }
    return folders
  }
  const [ofWeb, ofServer] = [inside(web), inside(server)]
  const text = (list: [string, string][] = []) =>
    list
      .map(([, each]) => each)
      .sort()
      .join()
  const shared = new Set(
    [...ofWeb.keys()].filter((key) => !top[key] && text(ofWeb.get(key)) === text(ofServer.get(key))),
  )
  /** Whether a package finds the same packages from the top. */
  const findsTheSame = (key: string) =>
    edgesOf(web[key] ?? {}, false).every(({ name }) => {
      const [one, other] = [resolve(web, key, name), resolve(server, key, name)]
      if (one !== other) return false
      return one === undefined ? !resolve(top, '', name) : shared.has(topOf(one))
    })
  for (let before = -1; before !== shared.size; ) {
    before = shared.size
    for (const key of shared) if (!ofWeb.get(key)?.every(([each]) => findsTheSame(each))) shared.delete(key)
  }
  return shared
}
