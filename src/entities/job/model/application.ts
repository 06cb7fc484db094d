import { check, number, nullable, object, pipe, string, trim } from 'valibot'
import { emailText, requiredText } from '@/shared/lib/form'

/** The chosen file. */
export interface Resume {
  name: string
  /** Bytes. */
  size: number
  /** Absent where the form was restored from a record, which holds no files. */
  content?: Blob
}

/** D3 §3: an application; only name, address and resume are required. */
export interface Application {
  name: string
  email: string
  phone: string
  resume: Resume | null
  coverLetter: string
  portfolio: string
  referral: string
}

export const EMPTY_APPLICATION: Application = {
  name: '',
  email: '',
  phone: '',
  resume: null,
  coverLetter: '',
  portfolio: '',
  referral: '',
}

export const RESUME_ENDINGS = ['.pdf', '.docx', '.doc', '.rtf'] as const

/** 5MB (D3 §9), in bytes. */
const RESUME_LIMIT = 5 * 1024 * 1024

/** CAR-03: the rules of an application, in the documented order. */
export const applicationSchema = object({
  name: requiredText('Please enter your name'),
  email: emailText('Please enter your email'),
  resume: pipe(
    nullable(object({ name: string(), size: number() })),
    check((resume) => resume !== null, 'Please choose your resume'),
    check(
      (resume) => RESUME_ENDINGS.some((ending) => resume?.name.toLowerCase().endsWith(ending)),
      ({ input }) => `Please choose a PDF, DOCX, DOC or RTF file; “${input?.name}” is none`,
    ),
    check(
      (resume) => sizeOf(resume) <= RESUME_LIMIT,
      ({ input }) => `This file has ${megabytes(sizeOf(input))}MB; 5MB is the maximum`,
    ),
    check((resume) => sizeOf(resume) > 0, 'This file is empty'),
  ),
  portfolio: pipe(
    string(),
    trim(),
    check(
      (portfolio) => portfolio === '' || isWebAddress(portfolio),
      'Please enter a full address, like https://example.com',
    ),
  ),
})

const sizeOf = (resume: Resume | null) => resume?.size ?? 0

/** Rounded up, so that what is a byte too large does not read as 5.0. */
const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toFixed(1)

const isWebAddress = (value: string): boolean => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value)
