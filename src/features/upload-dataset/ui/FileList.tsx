import { chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { type ChosenFile, sizeOf } from '@/entities/dataset/model'
import { formatBytes, formatNumber } from '@/shared/lib/format'
import { VirtualGrid } from '@/shared/ui/list'

export interface FileListProps {
  files: readonly ChosenFile[]
  disabled: boolean
  onRemove: (id: string) => void
}

const keyOf = ({ id }: ChosenFile) => id

/** The chosen files with their sizes; a thousand of them scroll in a box of their own. */
export function FileList({ files, disabled, onRemove }: FileListProps) {
  return (
    <div>
      <Text textStyle="sm" color="fg.muted" mb="2" role="status">
        {formatNumber(files.length)} {files.length === 1 ? 'file' : 'files'}, {formatBytes(sizeOf(files))}
      </Text>
      <VirtualGrid
        label="Chosen files"
        items={files}
        itemKey={keyOf}
        estimate={41}
        overscan={6}
        maxHeight={240}
        renderItem={({ id, path, size }, index) => (
          <Flex align="center" gap="3" px="3" py="1" borderTopWidth={index > 0 ? '1px' : '0'}>
            <chakra.span flex="1" minWidth="0" truncate dir="auto" title={path}>
              {path}
            </chakra.span>
            <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
              {formatBytes(size)}
            </chakra.span>
            <IconButton
              size="xs"
              variant="ghost"
              aria-label={`Remove ${path}`}
              aria-disabled={disabled || undefined}
              onClick={() => disabled || onRemove(id)}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </Flex>
        )}
      />
    </div>
  )
}
