import { RESUME_ENDINGS, type Resume } from '@/entities/job/model'
import { type FieldProps, FileField } from '@/shared/ui/form'

/** CAR-03: the file, its limits said before and its refusal after. */
export function ResumeField(field: FieldProps<'resume', Resume | null>) {
  return (
    <FileField
      label="Resume"
      hint="PDF, DOCX, DOC or RTF, maximum 5MB"
      required
      endings={RESUME_ENDINGS}
      {...field}
    />
  )
}
