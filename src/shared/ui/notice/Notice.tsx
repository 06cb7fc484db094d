import { Alert, Box } from '@chakra-ui/react'
import { alertLook } from '@/shared/theme'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export interface NoticeProps {
  status: 'info' | 'success' | 'warning' | 'error'
  title?: string
  children?: ReactNode
  /** Buttons or links that lead on. */
  actions?: ReactNode
}

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message in the page. Errors are announced at once, the others when the reader pauses. */
export function Notice({ status, title, children, actions }: NoticeProps) {
  const Icon = ICONS[status]
  return (
    <Alert.Root
      recipe={alertLook}
      variant="surface"
      status="neutral"
      colorPalette={status}
      role={status === 'error' ? 'alert' : 'status'}
      px="3.5"
      py="3"
      gap="3"
    >
      <Alert.Indicator mt="0.5">
        <Icon size={18} aria-hidden />
      </Alert.Indicator>
      <Alert.Content color="fg" gap="1">
        {title ? <Alert.Title>{title}</Alert.Title> : null}
        {children ? <Alert.Description overflowWrap="anywhere">{children}</Alert.Description> : null}
        {actions ? (
          // What leads on may have nothing to offer yet.
          <Box display="flex" flexWrap="wrap" gap="2" mt="2" _empty={{ display: 'none' }}>
            {actions}
          </Box>
        ) : null}
      </Alert.Content>
    </Alert.Root>
  )
}
