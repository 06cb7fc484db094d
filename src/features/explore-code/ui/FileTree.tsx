import { chakra, createTreeCollection, TreeView } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { formatBytes } from '@/shared/lib/format'
import { type TreeNode, foldersOf } from '../model/file-tree'

export interface FileTreeProps {
  nodes: readonly TreeNode[]
  /** Path of the open file. */
  open: string | null
  /** Paths of closed folders. */
  closed: readonly string[]
  onOpen: (path: string) => void
  /** All folders that are closed now. */
  onFoldersChange: (closed: string[]) => void
}

/** Folders that open and close, and files with their sizes: arrows, Home, End and letters move, Enter opens. */
export function FileTree({ nodes, open, closed, onOpen, onFoldersChange }: FileTreeProps) {
  const folders = useMemo(() => foldersOf(nodes), [nodes])
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ path }) => path,
        nodeToString: ({ name }) => name,
        rootNode: { kind: 'folder', name: '', path: '', children: [...nodes] },
      }),
    [nodes],
  )
  return (
    <TreeView.Root
      collection={collection}
      unstyled
      selectedValue={open ? [open] : []}
      expandedValue={folders.filter((path) => !closed.includes(path))}
      onExpandedChange={({ expandedValue }) =>
        onFoldersChange(folders.filter((path) => !expandedValue.includes(path)))
      }
      onSelectionChange={({ selectedNodes: [node] }) => {
        if (node?.kind === 'file') onOpen(node.path)
      }}
      expandOnClick
    >
      <TreeView.Tree aria-label="Files" css={TREE}>
        <TreeView.Node<TreeNode>
          render={({ node, nodeState }) =>
            nodeState.isBranch ? (
              <TreeView.BranchControl css={ROW} title={node.name}>
                <chakra.span
                  display="inline-flex"
                  transform={nodeState.expanded ? 'rotate(90deg)' : undefined}
                  aria-hidden
                >
                  <ChevronRight size={14} />
                </chakra.span>
                <TreeView.BranchText css={NAME} fontWeight="medium">
                  {node.name}
                </TreeView.BranchText>
              </TreeView.BranchControl>
            ) : (
              <TreeView.Item css={ROW} title={node.name}>
                <TreeView.ItemText css={NAME} pl="5">
                  {node.name}
                </TreeView.ItemText>
                <chakra.span color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums" flex="none">
                  {node.kind === 'file' ? formatBytes(node.size) : null}
                </chakra.span>
              </TreeView.Item>
            )
          }
        />
      </TreeView.Tree>
    </TreeView.Root>
  )
}

const TREE = { display: 'flex', flexDirection: 'column', _focusVisible: { outlineOffset: '-2px' } } as const

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: { base: '10', md: '7' },
  '@media (pointer: coarse)': { minHeight: '10' },
  paddingInlineEnd: '2',
  paddingInlineStart: 'calc(8px + (var(--depth) - 1) * 14px)',
  borderRadius: 'sm',
  textStyle: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { bg: 'bg.muted' },
  _focusVisible: { outlineOffset: '-2px' },
  '&[data-selected]': { bg: 'accent.subtle', color: 'accent.fg' },
  _highContrast: { '&[data-selected]': { outline: '1px solid Highlight' } },
} as const

const NAME = { flex: '1', minWidth: '0', truncate: true } as const
