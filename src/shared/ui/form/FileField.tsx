import { chakra, Flex } from '@chakra-ui/react'
import { FileText, Upload } from 'lucide-react'
import { FormField, type FormFieldProps } from './FormField'

export interface FileFieldProps extends Omit<FormFieldProps, 'children'> {
  name: string
  /** The file that was chosen; `size` in bytes. */
  value: { name: string; size: number } | null
  /** File endings that the picker offers, e.g. `.pdf`. */
  endings: readonly string[]
  onValueChange: (file: { name: string; size: number; content: Blob }) => void
}

/** One file, chosen or dropped. The native control lies unseen over the box, so both are the browser's. */
export function FileField({ name, value, endings, onValueChange, ...field }: FileFieldProps) {
  return (
    <FormField {...field}>
      {({ required, ...control }) => (
        <Flex
          position="relative"
          align="center"
          gap="3"
          wrap="wrap"
          p="3"
          borderWidth="1px"
          borderStyle="dashed"
          borderRadius="sm"
          borderColor={field.error ? 'border.error' : 'border.emphasized'}
          bg={field.disabled ? 'bg.muted' : 'bg.control'}
          css={{
            '&:has(input:focus-visible)': {
              outline: '2px solid {colors.accent.solid}',
              outlineOffset: '2px',
            },
            '&:has(input:hover)': { borderColor: 'fg.muted' },
          }}
        >
          <chakra.input
            {...control}
            type="file"
            name={name}
            required={required}
            accept={endings.join(',')}
            position="absolute"
            inset="0"
            boxSize="full"
            opacity="0"
            cursor={field.disabled ? 'not-allowed' : 'pointer'}
            onClick={(event) => field.disabled && event.preventDefault()}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Closing the picker without a choice leaves what was chosen before.
              if (file && !field.disabled) onValueChange({ name: file.name, size: file.size, content: file })
              event.target.value = ''
            }}
          />
          <Flex
            as="span"
            aria-hidden
            color={field.disabled ? 'fg.muted' : undefined}
            align="center"
            gap="2"
            px="3"
            minHeight="8"
            borderWidth="1px"
            borderRadius="sm"
            textStyle="sm"
            fontWeight="medium"
          >
            <Upload size={16} />
            {value ? 'Choose another file' : 'Choose a file'}
          </Flex>
          <Flex align="center" gap="2" minWidth="0" color={value && !field.disabled ? 'fg' : 'fg.muted'}>
            {value ? <FileText size={16} aria-hidden style={{ flexShrink: 0 }} /> : null}
            <chakra.span overflowWrap="anywhere" aria-live="polite">
              {value ? `${value.name}, ${sizeOf(value.size)}` : 'or drop it here'}
            </chakra.span>
          </Flex>
        </Flex>
      )}
    </FormField>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`
