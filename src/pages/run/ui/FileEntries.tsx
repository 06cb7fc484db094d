import { Button, chakra, Flex, IconButton } from '@chakra-ui/react'
import { ChevronRight, Download, Eye } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Artifact, ArtifactFolder } from '@/entities/run/model'
import { formatBytes } from '@/shared/lib/format'
import { useSelector } from '@/shared/lib/machine'
import { hasPreview } from '../model/preview'
import type { ArtifactActors } from '../model/use-artifacts'
import { FilePreview } from './FilePreview'

export interface FileEntriesProps {
  folder: ArtifactFolder
  actors: ArtifactActors
  /** How many folders are around it. */
  depth?: number
}

/** The entries of a folder: its folders, which open in place, and then its files. */
export const FileEntries = ({ folder, actors, depth = 0 }: FileEntriesProps) => (
  <chakra.ul listStyleType="none" m="0" p="0">
    {folder.folders.map((inner) => (
      <FolderEntry key={inner.path} folder={inner} actors={actors} depth={depth} />
    ))}
    {folder.files.map((file) => (
      <FileEntry key={file.path} file={file} actors={actors} depth={depth} />
    ))}
  </chakra.ul>
)

function FolderEntry({ folder, actors, depth }: Required<FileEntriesProps>) {
  const [open, setOpen] = useState(false)
  return (
    <li>
      <Row depth={depth}>
        <Button
          variant="ghost"
          size="sm"
          flex="1 1 auto"
          minWidth="0"
          justifyContent="flex-start"
          px="2"
          aria-expanded={open}
          title={folder.name}
          onClick={() => setOpen(!open)}
        >
          <chakra.span display="inline-flex" flex="none" transform={open ? 'rotate(90deg)' : undefined}>
            <ChevronRight size={14} aria-hidden />
          </chakra.span>
          <chakra.span truncate>{folder.name}</chakra.span>
        </Button>
        <Size bytes={folder.size} />
      </Row>
      {open ? <FileEntries folder={folder} actors={actors} depth={depth + 1} /> : null}
    </li>
  )
}

interface FileEntryProps {
  file: Artifact & { name: string }
  actors: ArtifactActors
  depth: number
}

function FileEntry({ file: { path, name, size }, actors, depth }: FileEntryProps) {
  const { download, preview } = actors
  const downloads = useSelector(
    download,
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.question === path,
  )
  const busy = useSelector(download, (snapshot) => snapshot.hasTag('busy'))
  const shown = useSelector(preview, ({ value, context }) => value !== 'idle' && context.question === path)
  return (
    <li>
      <Row depth={depth}>
        <chakra.span flex="1 1 auto" minWidth="0" truncate title={path} ps="8" textStyle="sm">
          {name}
        </chakra.span>
        <Size bytes={size} />
        {hasPreview({ path, size }) ? (
          <IconButton
            size="sm"
            variant={shown ? 'subtle' : 'ghost'}
            aria-label={`Preview ${path}`}
            title="Preview"
            aria-expanded={shown}
            onClick={() => preview.send(shown ? { type: 'forget' } : { type: 'ask', question: path })}
          >
            <Eye size={16} aria-hidden />
          </IconButton>
        ) : null}
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={downloads ? `Downloading ${path}` : `Download ${path}`}
          title="Download"
          loading={downloads}
          aria-disabled={busy || undefined}
          onClick={() => busy || download.send({ type: 'ask', question: path })}
        >
          <Download size={16} aria-hidden />
        </IconButton>
      </Row>
      {shown ? <FilePreview actor={preview} name={name} /> : null}
    </li>
  )
}

const Row = ({ depth, children }: { depth: number; children: ReactNode }) => (
  <Flex
    align="center"
    gap="1"
    minHeight="11"
    pe="2"
    // Deep folders leave room for their names.
    ps={`calc(0.5rem + ${Math.min(depth, 6)} * 1rem)`}
  >
    {children}
  </Flex>
)

const Size = ({ bytes }: { bytes: number }) => (
  <chakra.span
    flex="none"
    px="2"
    color="fg.muted"
    textStyle="xs"
    fontVariantNumeric="tabular-nums"
    whiteSpace="nowrap"
  >
    {formatBytes(bytes)}
  </chakra.span>
)
