import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { ENDINGS, READ_FORMATS_TEXT } from '@/entities/dataset/model'
import { useSelector } from '@/shared/lib/machine'
import { useFields } from '@/shared/ui/form'
import { Notice } from '@/shared/ui/notice'
import { chosenFiles, transferredFiles } from '../model/offered-files'
import type { DatasetUpload } from '../model/use-dataset-upload'
import { FileList } from './FileList'

/** The file area: drop, browse, paste; several files and folders; and the list of what was taken. */
export function FilesField({ actor, add }: Pick<DatasetUpload, 'actor' | 'add'>) {
  const refusals = useSelector(actor, (snapshot) => snapshot.context.refusals)
  const { value, error, announced, disabled } = useFields(actor)('files')
  const [over, setOver] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const id = useId()
  const take = (data: DataTransfer) => {
    if (disabled) return
    void transferredFiles(data).then((offered) => offered.length > 0 && add(offered))
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const offered = chosenFiles(target.files)
    if (offered.length > 0) add(offered)
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <Stack gap="3" role="group" aria-labelledby={id}>
      <Text id={id} textStyle="label">
        Files
      </Text>
      <Flex
        direction="column"
        align="center"
        gap="3"
        px="4"
        py="6"
        textAlign="center"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="md"
        borderColor={error ? 'border.error' : over ? 'accent.solid' : 'border.emphasized'}
        bg={over ? 'accent.subtle' : 'bg.control'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer)
        }}
        onPaste={({ clipboardData }) => take(clipboardData)}
      >
        <Upload size={20} aria-hidden />
        <Text color="fg.muted">
          Drop, paste or choose files or folders. Up to 2GB per file, 10GB in total.
          <chakra.span display="block" textStyle="sm" mt="1">
            A {READ_FORMATS_TEXT} file gets a preview and statistics.
          </chakra.span>
        </Text>
        <Flex gap="2" wrap="wrap" justify="center">
          <Button
            name="files"
            aria-disabled={disabled || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onClick={() => disabled || files.current?.click()}
          >
            Choose files
          </Button>
          <Button
            variant="ghost"
            aria-disabled={disabled || undefined}
            onClick={() => disabled || folder.current?.click()}
          >
            Choose a folder
          </Button>
        </Flex>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label="Dataset files"
          accept={ENDINGS.join(',')}
          onChange={choose}
        />
        <input
          ref={(input) => {
            folder.current = input
            if (input) input.webkitdirectory = true
          }}
          type="file"
          multiple
          hidden
          aria-label="Dataset folder"
          onChange={choose}
        />
      </Flex>
      {error ? (
        <chakra.p
          id={`${id}-error`}
          role={announced ? 'alert' : undefined}
          textStyle="sm"
          color="fg.error"
          m="0"
        >
          {error}
        </chakra.p>
      ) : null}
      {refusals.length > 0 ? (
        <Notice status="warning" title="Not added">
          {refusals.map((refusal) => (
            <chakra.span key={refusal} display="block">
              {refusal}
            </chakra.span>
          ))}
        </Notice>
      ) : null}
      {value.length > 0 ? (
        <FileList
          files={value}
          disabled={disabled}
          onRemove={(file) => actor.send({ type: 'files.remove', id: file })}
        />
      ) : null}
    </Stack>
  )
}
