import { type FieldError, isEmail } from '@/shared/lib/form'

/** The chosen file, as far as it matters before it is sent. */
export interface Resume {
  name: string
  /** Bytes. */
  size: number
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

export type ApplicationText = Exclude<keyof Application, 'resume'>

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

/** CAR-03: the first rule that the application breaks, or null. */
export function validateApplication(application: Application): FieldError<keyof Application> | null {
  const { name, email, resume, portfolio } = application
  if (!name.trim()) return { field: 'name', message: 'Please enter your name' }
  if (!email.trim()) return { field: 'email', message: 'Please enter your email' }
  if (!isEmail(email.trim())) return { field: 'email', message: 'Please enter a valid email address' }
  const refusal = refuseResume(resume)
  if (refusal) return { field: 'resume', message: refusal }
  if (portfolio.trim() && !isWebAddress(portfolio.trim()))
    return { field: 'portfolio', message: 'Please enter a full address, like https://example.com' }
  return null
}

/** Why a resume is refused, in words; null when it is fine. */
function refuseResume(resume: Resume | null): string | null {
  if (!resume) return 'Please choose your resume'
  if (!RESUME_ENDINGS.some((ending) => resume.name.toLowerCase().endsWith(ending)))
    return `Please choose a PDF, DOCX, DOC or RTF file; “${resume.name}” is none`
  if (resume.size > RESUME_LIMIT)
    return `This file has ${(resume.size / 1024 / 1024).toFixed(1)}MB; 5MB is the maximum`
  if (resume.size === 0) return 'This file is empty'
  return null
}

const isWebAddress = (value: string): boolean => /^https?:\/\/[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(value)
