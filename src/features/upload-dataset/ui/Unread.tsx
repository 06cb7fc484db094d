import { Button } from '@chakra-ui/react'
import type { ChosenFile } from '@/entities/dataset/model'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { FileProfileActor } from '../model/use-dataset-upload'

export interface UnreadProps {
  files: readonly ChosenFile[]
  profiling: FileProfileActor
}

/**
 * The unreadable files with their problems, each with a retry button; a corrected reading also has a button back to the
 * guess.
 */
export function Unread({ files, profiling }: UnreadProps) {
  const { file, unread, choices, failed } = useSelector(
    profiling,
    ({ context, value }) => ({
      file: context.file,
      unread: context.unread,
      choices: context.choices,
      failed: value === 'failed',
    }),
    shallowEqual,
  )
  return unread.map(({ id, problem }) => {
    const path = files.find((one) => one.id === id)?.path ?? 'this file'
    const isCurrent = id === file && failed
    const corrected = isCurrent && choices[id] !== undefined
    return (
      <Notice
        key={id}
        status="error"
        title={corrected ? `${path} could not be read with your corrections` : `No preview for ${path}`}
        actions={
          <>
            {corrected ? (
              <Button size="sm" onClick={() => profiling.send({ type: 'guess' })}>
                Reset to detected
              </Button>
            ) : null}
            <Button
              size="sm"
              variant={corrected ? 'ghost' : undefined}
              onClick={() => profiling.send(isCurrent ? { type: 'retry' } : { type: 'look', id })}
            >
              Try again
            </Button>
          </>
        }
      >
        {problem} {corrected ? 'Change the correction below or reset it.' : 'You can still upload the file.'}
      </Notice>
    )
  })
}
