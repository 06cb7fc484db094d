import { chakra, Tooltip, VisuallyHidden } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from '@/shared/ui/link'

export interface RailLinkProps {
  to: string
  label: string
  Icon?: LucideIcon
  /** The icon alone, with its label beside it when it is pointed at or focused. */
  collapsed?: boolean
  /** Whether its place is open, where the path alone does not say; `within`: one of those below it is. */
  current?: boolean | 'within'
  /** One of the places of the line above. */
  below?: boolean
}

/** One line of the rail. */
export function RailLink({ to, label, Icon, collapsed = false, current, below = false }: RailLinkProps) {
  const content = (
    <>
      {Icon ? <Icon size={17} aria-hidden style={{ flexShrink: 0 }} /> : null}
      {collapsed ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <chakra.span dir="auto" truncate minWidth="0">
          {label}
        </chakra.span>
      )}
    </>
  )
  const link =
    current === undefined ? (
      <NavLink to={to} end>
        {content}
      </NavLink>
    ) : (
      <Link
        to={to}
        aria-current={current === true ? 'page' : undefined}
        data-within={current === 'within' || undefined}
      >
        {content}
      </Link>
    )
  return (
    <chakra.span
      display="block"
      css={{
        '& > a': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: collapsed ? 'center' : 'flex-start',
          gap: '2.5',
          minHeight: '32px',
          px: '2.5',
          ps: below && !collapsed ? '5' : '2.5',
          borderRadius: 'sm',
          color: 'fg.muted',
        },
        '& > a[data-within]': { color: 'fg', fontWeight: 'medium' },
        '& > a:hover': { color: 'fg', bg: 'bg.subtle' },
        '& > a[aria-current=page]': { color: 'fg', bg: 'bg.muted', fontWeight: 'medium' },
        '@media (pointer: coarse)': { '& > a': { minHeight: '40px' } },
        '@media (forced-colors: active)': {
          '& > a[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      }}
    >
      {collapsed ? <Beside label={label}>{link}</Beside> : link}
    </chakra.span>
  )
}

/** A label to the right of an icon, which the icon already says to screen readers. */
function Beside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip.Root positioning={{ placement: 'right', strategy: 'fixed' }} openDelay={200} closeDelay={100}>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Positioner>
        <Tooltip.Content
          bg="bg.raised"
          color="fg"
          borderWidth="1px"
          borderRadius="sm"
          boxShadow="md"
          textStyle="sm"
          px="2.5"
          py="1"
        >
          {label}
        </Tooltip.Content>
      </Tooltip.Positioner>
    </Tooltip.Root>
  )
}
