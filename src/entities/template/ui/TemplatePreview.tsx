import { DRAWINGS } from './drawings'
import styles from './TemplateCard.module.css'

export interface TemplatePreviewProps {
  /** The template's `previewImage`. */
  drawing: string
}

/** The picture of a template. Decorative: name and description say the same. */
export function TemplatePreview({ drawing }: TemplatePreviewProps) {
  return (
    <svg viewBox="0 0 320 180" fill="none" stroke="currentColor" className={styles.preview} aria-hidden>
      {DRAWINGS[drawing] ?? DRAWINGS.web}
    </svg>
  )
}
