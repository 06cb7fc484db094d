import { Button, chakra, Grid, Text } from '@chakra-ui/react'
import { Files } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { formatBytes } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { fileTree, sizeOf } from '../model/file-tree'
import type { CodeExplorerActor } from '../model/use-code-explorer'
import { type CodeHeight, CodeSkeleton, COLUMNS, HEIGHT } from './CodeSkeleton'
import { FileHits, FileSearch } from './FileSearch'
import { FileTree } from './FileTree'
import { OpenFile } from './OpenFile'

export interface CodeExplorerProps {
  actor: CodeExplorerActor
  /** A button that copies the text; `what` names it. */
  renderCopy: (text: string, what: string) => ReactNode
  /** It scrolls inside. */
  height?: CodeHeight
}

/** Explore: what would be downloaded, before it is. */
export function CodeExplorer({ actor, renderCopy, height = HEIGHT }: CodeExplorerProps) {
  const { files, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  if (busy && files.length === 0) return <CodeSkeleton height={height} />
  return (
    <Panel as="section" aria-label="Generated code" p="0" overflow="hidden">
      {failed ? (
        <chakra.div p="4">
          <Notice
            status="error"
            title="The code could not be generated"
            actions={
              <Button size="sm" onClick={() => actor.send({ type: 'retry' })}>
                Try again
              </Button>
            }
          >
            {failure}
          </Notice>
        </chakra.div>
      ) : null}
      {files.length > 0 ? (
        <Explored actor={actor} renderCopy={renderCopy} height={height} />
      ) : failed ? null : (
        <Text p="4" color="fg.muted">
          No files to show.
        </Text>
      )}
    </Panel>
  )
}

/** Brings the selected row into what a box shows; the page around it stays. */
function reveal(box: HTMLElement | null) {
  const row = box?.querySelector('[data-selected]')?.getBoundingClientRect()
  if (!box || !row) return
  const seen = box.getBoundingClientRect()
  if (row.top < seen.top || row.bottom > seen.bottom)
    box.scrollTop += row.top - seen.top - (seen.height - row.height) / 2
}

function Explored({ actor, renderCopy, height }: Required<CodeExplorerProps>) {
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { files, path, line, closed, query, wraps, picks } = context
  const tree = useMemo(() => fileTree(files), [files])
  const total = useMemo(() => files.reduce((sum, { content }) => sum + sizeOf(content), 0), [files])
  const file = files.find((one) => one.path === path)
  const list = useRef<HTMLDivElement>(null)
  // Where the tree was scrolled to says nothing about what is found.
  useLayoutEffect(() => {
    if (query.trim()) list.current?.scrollTo({ top: 0 })
  }, [query])
  const shown = useRef<string | null>(null)
  // The tree scrolls to the open file, however that was opened. It begins at its top: the README opens by itself.
  useLayoutEffect(() => {
    if (!file) return
    const opensByItself = file.path === 'README.md' && (shown.current ?? file.path) === file.path
    shown.current = file.path
    if (!query.trim() && !opensByItself) reveal(list.current)
  }, [file, query])
  const open = (file: string, line?: number) => actor.send({ type: 'file.open', path: file, line })
  return (
    <Grid
      templateColumns={COLUMNS}
      templateRows={{ base: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
      height={height}
      css={{ 'section:fullscreen &': { height: '100dvh' } }}
    >
      <chakra.div display={{ md: 'none' }} p="2" borderBottomWidth="1px">
        <Button
          width="full"
          justifyContent="flex-start"
          aria-expanded={picks}
          onClick={() => actor.send({ type: 'picker.toggle' })}
        >
          <Files size={16} aria-hidden />
          {picks ? 'Back to the code' : `Files (${files.length})`}
        </Button>
      </chakra.div>
      <chakra.nav
        aria-label="Files"
        display={{ base: picks ? 'flex' : 'none', md: 'flex' }}
        flexDirection="column"
        minHeight="0"
        borderRightWidth={{ base: '0', md: '1px' }}
      >
        <chakra.div p="2">
          <FileSearch query={query} onQueryChange={(query) => actor.send({ type: 'query.change', query })} />
        </chakra.div>
        <chakra.div ref={list} overflowY="auto" flex="1" px="2" pb="2">
          {query.trim() ? (
            <FileHits
              files={files}
              query={query}
              onOpen={open}
              onClear={() => actor.send({ type: 'query.change', query: '' })}
            />
          ) : (
            <>
              <Text textStyle="xs" color="fg.muted" px="2" pb="2" role="status">
                {files.length} {files.length === 1 ? 'file' : 'files'}, {formatBytes(total)}
              </Text>
              <FileTree
                nodes={tree}
                open={path}
                closed={closed}
                onOpen={open}
                onFoldersChange={(closed) => actor.send({ type: 'folders.change', closed })}
              />
            </>
          )}
        </chakra.div>
      </chakra.nav>
      <chakra.div
        display={{ base: picks ? 'none' : 'flex', md: 'flex' }}
        flexDirection="column"
        minWidth="0"
        minHeight="0"
      >
        {file ? (
          <OpenFile
            file={file}
            line={line}
            wraps={wraps}
            onWrap={() => actor.send({ type: 'wrap.toggle' })}
            onSave={() => actor.send({ type: 'file.save' })}
            copy={renderCopy(file.content, `content of ${file.path}`)}
            codeAction={(text) => renderCopy(text, 'code')}
          />
        ) : null}
      </chakra.div>
    </Grid>
  )
}
