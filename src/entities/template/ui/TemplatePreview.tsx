import { chakra } from '@chakra-ui/react'
import { DRAWINGS } from './drawings'

export interface TemplatePreviewProps {
  /** The template's `previewImage`. */
  drawing: string
}

/** The picture of a template. Decorative: name and description say the same. */
export function TemplatePreview({ drawing }: TemplatePreviewProps) {
  return (
    <chakra.svg
      viewBox="0 0 320 180"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      color="border.emphasized"
      bg="bg.subtle"
      aria-hidden
      css={{ '--pane': '{colors.bg.panel}', '--strong': '{colors.accent.fg}' }}
    >
      {DRAWINGS[drawing] ?? DRAWINGS.web}
    </chakra.svg>
  )
}
