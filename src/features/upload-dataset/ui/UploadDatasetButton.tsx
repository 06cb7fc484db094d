import { Button } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '@/shared/lib/lazy-part'
import type { Dataset } from '@/entities/dataset/model'

export interface UploadDatasetButtonProps {
  userId: string
  onView: (dataset: Dataset) => void
}

const { Component: UploadDatasetDialog } = lazyComponent(
  async () => (await import('./UploadDatasetDialog')).UploadDatasetDialog,
)

/** Opens the upload wizard, which loads when it is asked for. */
export function UploadDatasetButton({ userId, onView }: UploadDatasetButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="solid" colorPalette="accent" onClick={() => setOpen(true)}>
        <Upload size={16} aria-hidden />
        Upload Dataset
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <UploadDatasetDialog userId={userId} onClose={() => setOpen(false)} onView={onView} />
        </Suspense>
      ) : null}
    </>
  )
}
