import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { FileText, Upload } from 'lucide-react'
import { useRef } from 'react'
import { RESUME_ENDINGS, type Resume } from '@/entities/job/model'
import { type FieldProps, FormField } from '@/shared/ui/form'

/** CAR-03: the file, its limits said before and its refusal after. */
export function ResumeField({ value: resume, onValueChange, ...field }: FieldProps<'resume', Resume | null>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <FormField label="Resume" hint="PDF, DOCX, DOC or RTF, maximum 5MB" required {...field}>
      {({ required, ...control }) => (
        <Flex
          align="center"
          gap="4"
          wrap="wrap"
          p="3"
          borderWidth="1px"
          borderStyle="dashed"
          borderColor={field.error ? 'border.error' : 'border.emphasized'}
          borderRadius="sm"
        >
          <Button
            size="sm"
            disabled={field.disabled}
            onClick={() => input.current?.click()}
            tabIndex={-1}
            aria-hidden
          >
            <Upload aria-hidden />
            {resume ? 'Choose another file' : 'Choose a file'}
          </Button>
          <chakra.input
            {...control}
            ref={input}
            type="file"
            name={field.name}
            required={required}
            accept={RESUME_ENDINGS.join(',')}
            srOnly
            css={{
              '&:focus-visible ~ p': { outline: '2px solid {colors.accent.solid}', outlineOffset: '4px' },
            }}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Closing the picker without a choice leaves what was chosen before.
              if (file && !field.disabled) onValueChange({ name: file.name, size: file.size })
              event.target.value = ''
            }}
          />
          <Text color={resume ? 'fg' : 'fg.muted'} display="flex" alignItems="center" gap="2" minWidth="0">
            {resume ? <FileText size={16} aria-hidden style={{ flexShrink: 0 }} /> : null}
            <chakra.span overflowWrap="anywhere" aria-live="polite">
              {resume ? `${resume.name}, ${sizeOf(resume.size)}` : 'No file chosen'}
            </chakra.span>
          </Text>
        </Flex>
      )}
    </FormField>
  )
}

const sizeOf = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)}KB` : `${(bytes / 1024 / 1024).toFixed(1)}MB`
