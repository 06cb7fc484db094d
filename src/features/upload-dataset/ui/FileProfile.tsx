import { Stack } from '@chakra-ui/react'
import { Suspense } from 'react'
import { type ChosenFile, isDelimited, isProfiled } from '@/entities/dataset/model'
import { Preview, Problems, Statistics } from '@/entities/dataset-profile'
import { shallowEqual, useSelector } from '@/shared/lib/machine'
import { SelectField } from '@/shared/ui/form'
import type { FileProfileActor } from '../model/use-dataset-upload'
import { HowRead } from './reading/HowRead'
import { ReadingProgress } from './ReadingProgress'
import { Unread } from './Unread'

export interface FileProfileProps {
  /** The chosen files. */
  files: readonly ChosenFile[]
  /** The actor that reads them. */
  profiling: FileProfileActor
  view: 'preview' | 'statistics'
}

/** UPL-05, UPL-06: preview or statistics of one of the chosen files; which one can be chosen, and how it is read. */
export function FileProfile({ files: chosen, profiling, view }: FileProfileProps) {
  const files = chosen.filter(isProfiled)
  const { file, preview, profile, marks } = useSelector(
    profiling,
    ({ context }) => ({
      file: context.file,
      preview: context.preview,
      profile: context.profile,
      marks: context.choices[context.file ?? '']?.missing ?? context.preview?.reading?.missing,
    }),
    shallowEqual,
  )
  const current = files.find(({ id }) => id === file)
  const path = current?.path ?? ''
  return (
    <Stack gap="4">
      <Unread files={files} profiling={profiling} />
      {files.length > 1 ? (
        <SelectField
          name="look"
          label="File"
          value={file ?? ''}
          options={files.map(({ id, path: label }) => ({ value: id, label }))}
          onValueChange={(id) => profiling.send({ type: 'look', id })}
        />
      ) : null}
      <HowRead profiling={profiling} isText={current !== undefined && isDelimited(current)} />
      {preview && view === 'preview' ? (
        <Preview preview={preview} marks={marks} totalRows={profile?.totalRows ?? null} />
      ) : null}
      {/* Below what is read already, which it does not move. */}
      <ReadingProgress profiling={profiling} path={path} />
      {profile ? <Problems profile={profile} /> : null}
      {profile && view === 'statistics' ? (
        <Suspense fallback={null}>
          <Statistics path={path} profile={profile} />
        </Suspense>
      ) : null}
    </Stack>
  )
}
