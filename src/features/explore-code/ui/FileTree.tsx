import { chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatBytes } from '@/shared/lib/format'
import type { TreeNode } from '../model/file-tree'

export interface FileTreeProps {
  nodes: readonly TreeNode[]
  /** Path of the open file. */
  open: string | null
  /** Paths of closed folders. */
  closed: readonly string[]
  onOpen: (path: string) => void
  onToggle: (path: string) => void
}

/** Folders that open and close, and files with their sizes. */
export function FileTree({ nodes, open, closed, onOpen, onToggle }: FileTreeProps) {
  return (
    <chakra.ul listStyleType="none" m="0" p="0" css={{ '& ul': { paddingInlineStart: '14px' } }}>
      {nodes.map((node) => {
        if (node.kind === 'file')
          return (
            <li key={node.path}>
              <Row current={node.path === open} onClick={() => onOpen(node.path)}>
                <chakra.span flex="1" truncate pl="5">
                  {node.name}
                </chakra.span>
                <chakra.span color="fg.muted" textStyle="xs" fontVariantNumeric="tabular-nums">
                  {formatBytes(node.size)}
                </chakra.span>
              </Row>
            </li>
          )
        const expanded = !closed.includes(node.path)
        const Chevron = expanded ? ChevronDown : ChevronRight
        return (
          <li key={node.path}>
            <Row expanded={expanded} onClick={() => onToggle(node.path)}>
              <Chevron size={14} aria-hidden />
              <chakra.span flex="1" truncate fontWeight="medium">
                {node.name}
              </chakra.span>
            </Row>
            {expanded ? (
              <FileTree
                nodes={node.children}
                open={open}
                closed={closed}
                onOpen={onOpen}
                onToggle={onToggle}
              />
            ) : null}
          </li>
        )
      })}
    </chakra.ul>
  )
}

interface RowProps {
  current?: boolean
  expanded?: boolean
  onClick: () => void
  children: ReactNode
}

function Row({ current, expanded, onClick, children }: RowProps) {
  return (
    <chakra.button
      type="button"
      onClick={onClick}
      aria-current={current ? 'true' : undefined}
      aria-expanded={expanded}
      display="flex"
      alignItems="center"
      gap="1.5"
      width="full"
      minHeight="7"
      px="2"
      borderRadius="sm"
      textAlign="start"
      textStyle="sm"
      cursor="pointer"
      bg={current ? 'accent.subtle' : undefined}
      _hover={{ bg: current ? 'accent.subtle' : 'bg.muted' }}
    >
      {children}
    </chakra.button>
  )
}
