import { chakra, Flex, IconButton } from '@chakra-ui/react'
import { BookOpen, Download, Maximize, WrapText } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { Feature, GeneratedFile } from '@/entities/project/model'
import { formatBytes } from '@/shared/lib/format'
import { lazyComponent } from '@/shared/lib/lazy-part'
import { sizeOf } from '../model/file-tree'
import { CodeView } from './CodeView'
import { FileReasons } from './FileReasons'
import { FlagDifference } from './FlagDifference'

const { Component: RenderedFile } = lazyComponent(async () => (await import('./RenderedFile')).RenderedFile)

export interface OpenFileProps {
  file: GeneratedFile
  line: number | null
  wraps: boolean
  onWrap: () => void
  onSave: () => void
  /** A button that copies the file's text. */
  copy: ReactNode
  /** A button that copies a block of code of a rendered file. */
  codeAction?: (text: string) => ReactNode
}

/** The open file: its path, its buttons and its code. */
export function OpenFile({ file, line, wraps, onWrap, onSave, copy, codeAction }: OpenFileProps) {
  const { path, content, otherwise } = file
  const [compared, setCompared] = useState<Feature | null>(null)
  const other = compared ? otherwise?.[compared] : undefined
  const [source, setSource] = useState(false)
  const name = path.split('/').at(-1) ?? path
  const isText = path.endsWith('.md')
  // A line that was searched for is a line of the source.
  const renders = isText && !source && line === null
  return (
    <>
      <Flex align="center" gap="1" px="3" py="1.5" minHeight="12" borderBottomWidth="1px" bg="bg.panel">
        <Flex fontFamily="mono" textStyle="sm" flex="1" minWidth="0" whiteSpace="pre" title={path}>
          {/* Where it is narrow the folders give way to the name. */}
          <chakra.span color="fg.muted" flex="0 99 auto" truncate>
            {path.slice(0, path.length - name.length)}
          </chakra.span>
          <chakra.span flex="0 1 auto" truncate>
            {name}
          </chakra.span>
        </Flex>
        <chakra.span
          color="fg.muted"
          textStyle="xs"
          mx="2"
          flex="none"
          display={{ base: 'none', lg: 'inline' }}
          fontVariantNumeric="tabular-nums"
        >
          {formatBytes(sizeOf(content))}
        </chakra.span>
        {isText ? (
          <IconButton
            size="sm"
            variant={renders ? 'subtle' : 'ghost'}
            aria-label="Rendered text"
            title="Rendered text"
            aria-pressed={renders}
            onClick={() => setSource(renders)}
          >
            <BookOpen size={16} aria-hidden />
          </IconButton>
        ) : null}
        {renders ? null : (
          <IconButton
            size="sm"
            variant={wraps ? 'subtle' : 'ghost'}
            aria-label="Wrap lines"
            title="Wrap lines"
            aria-pressed={wraps}
            onClick={onWrap}
          >
            <WrapText size={16} aria-hidden />
          </IconButton>
        )}
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={`Download ${path}`}
          title="Download file"
          onClick={onSave}
        >
          <Download size={16} aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label="Full screen"
          title="Full screen"
          onClick={(event) => turnFullScreen(event.currentTarget.closest('section'))}
        >
          <Maximize size={16} aria-hidden />
        </IconButton>
        {copy}
      </Flex>
      <FileReasons file={file} compared={compared} onCompare={setCompared} />
      {compared && other !== undefined ? (
        <FlagDifference content={content} other={other} flag={compared} />
      ) : renders ? (
        <Suspense fallback={<chakra.div flex="1" />}>
          <RenderedFile key={path} path={path} content={content} codeAction={codeAction} />
        </Suspense>
      ) : (
        <CodeView key={path} path={path} content={content} line={line} wraps={wraps} />
      )}
    </>
  )
}

/** Escape ends it, as everywhere in a browser. */
function turnFullScreen(section: HTMLElement | null) {
  void (document.fullscreenElement ? document.exitFullscreen() : section?.requestFullscreen())
}
