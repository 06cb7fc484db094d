import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { alertLook } from '@/shared/theme'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NoticeProps {
  status: 'info' | 'success' | 'warning' | 'error'
  title?: string
  children?: ReactNode
  /** Buttons or links to next steps. */
  actions?: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message in the page. Errors are announced at once, the others when the reader pauses. */
export function Notice({ status, title, children, actions }: NoticeProps) {
  const Icon = ICONS[status]
  const styles = useSlotRecipe({ recipe: alertLook })({ variant: 'surface', status: 'neutral' })
  return (
    <chakra.div
      css={styles.root}
      colorPalette={status}
      role={status === 'error' ? 'alert' : 'status'}
      px="3.5"
      py="3"
      gap="3"
    >
      <chakra.span css={styles.indicator} mt="0.5">
        <Icon size={18} aria-hidden />
      </chakra.span>
      <chakra.div css={styles.content} color="fg" gap="1">
        {title ? <chakra.div css={styles.title}>{title}</chakra.div> : null}
        {children ? (
          <chakra.div css={styles.description} overflowWrap="anywhere">
            {children}
          </chakra.div>
        ) : null}
        {actions ? (
          // The actions may be empty.
          <chakra.div display="flex" flexWrap="wrap" gap="2" mt="2" _empty={{ display: 'none' }}>
            {actions}
          </chakra.div>
        ) : null}
      </chakra.div>
    </chakra.div>
  )
}
