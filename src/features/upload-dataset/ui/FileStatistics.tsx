import { Button, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { type DatasetUpload, type FileProfileActor, useProfiled } from '../model/use-dataset-upload'
import { FileProfile } from './FileProfile'

const VIEWS = [
  { view: 'preview', name: 'preview' },
  { view: 'statistics', name: 'statistics' },
] as const

/** UPL-05, UPL-06 in the dialog: preview and statistics of the added files, below them, once one was read. */
export function FileStatistics({ actor }: Pick<DatasetUpload, 'actor'>) {
  const [open, setOpen] = useState<'preview' | 'statistics' | null>(null)
  const parsed = useProfiled(actor)
  const files = useSelector(actor, (snapshot) => snapshot.context.values.files)
  const profiling = useSelector(actor, (snapshot) => snapshot.children.profiling) as
    | FileProfileActor
    | undefined
  if (!parsed || !profiling) return null
  return (
    <Stack gap="4" as="section" aria-label="Content of the files">
      <Flex gap="2" wrap="wrap">
        {VIEWS.map(({ view, name }) => (
          <Button
            key={view}
            size="sm"
            aria-expanded={open === view}
            onClick={() => setOpen(open === view ? null : view)}
          >
            {open === view ? `Hide ${name}` : `Show ${name}`}
          </Button>
        ))}
      </Flex>
      {open ? <FileProfile files={files} profiling={profiling} view={open} /> : null}
    </Stack>
  )
}
