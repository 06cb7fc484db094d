import { Button, chakra, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { formatBytes } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import { Panel } from '@/shared/ui/panel'
import { fileTree, sizeOf } from '../model/file-tree'
import type { CodeExplorerActor } from '../model/use-code-explorer'
import { CodeView } from './CodeView'
import { FileTree } from './FileTree'

export interface CodeExplorerProps {
  actor: CodeExplorerActor
  /** A button that copies the text; `what` names it. */
  renderCopy: (text: string, what: string) => ReactNode
}

/** Explore: what would be downloaded, before it is. */
export function CodeExplorer({ actor, renderCopy }: CodeExplorerProps) {
  const { files, path, closed, failure } = useSelector(actor, (snapshot) => snapshot.context)
  const failed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const tree = useMemo(() => fileTree(files), [files])
  const total = useMemo(() => files.reduce((sum, { content }) => sum + sizeOf(content), 0), [files])
  const open = files.find((file) => file.path === path)
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
      {files.length === 0 && !failed ? <Loading /> : null}
      {files.length > 0 ? (
        <Grid templateColumns={{ base: '1fr', md: 'minmax(15rem, 19rem) 1fr' }}>
          <chakra.nav
            aria-label="Files"
            p="3"
            borderRightWidth={{ base: '0', md: '1px' }}
            borderBottomWidth={{ base: '1px', md: '0' }}
            maxHeight={{ base: '16rem', md: '33.5rem' }}
            overflowY="auto"
          >
            <Text textStyle="xs" color="fg.muted" px="2" pb="2" role="status">
              {files.length} files, {formatBytes(total)}
            </Text>
            <FileTree
              nodes={tree}
              open={path}
              closed={closed}
              onOpen={(file) => actor.send({ type: 'file.open', path: file })}
              onToggle={(folder) => actor.send({ type: 'folder.toggle', path: folder })}
            />
          </chakra.nav>
          <chakra.div minWidth="0">
            {open ? (
              <>
                <Flex align="center" justify="space-between" gap="3" px="4" py="2" borderBottomWidth="1px">
                  <Text fontFamily="mono" textStyle="sm" truncate>
                    {open.path}
                  </Text>
                  {renderCopy(open.content, `content of ${open.path}`)}
                </Flex>
                <CodeView path={open.path} content={open.content} />
              </>
            ) : null}
          </chakra.div>
        </Grid>
      ) : null}
    </Panel>
  )
}

function Loading() {
  return (
    <chakra.div p="4" role="status" aria-label="Generating the code">
      {['60%', '45%', '70%', '50%'].map((width) => (
        <Skeleton key={width} height="4" width={width} mb="3" />
      ))}
    </chakra.div>
  )
}
