import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { NavLink } from '@/shared/ui/link'

const { Part: Beside } = lazyPart(async () => (await import('./Beside')).default)

export interface RailLinkProps {
  to: string
  label: string
  Icon?: LucideIcon
  /** The icon alone, with its label beside it when it is pointed at or focused. */
  collapsed?: boolean
  /** The open page is below this place and has no line of its own. */
  within?: boolean
}

/** One line of the rail. */
export function RailLink({ to, label, Icon, collapsed = false, within = false }: RailLinkProps) {
  const id = useId()
  const [named, setNamed] = useState(false)
  const unname = () => setNamed(false)
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
  return (
    <chakra.span
      display="block"
      onPointerEnter={() => setNamed(collapsed)}
      onPointerLeave={unname}
      onFocus={({ target }) => setNamed(collapsed && target.matches(':focus-visible'))}
      onBlur={unname}
      css={{
        '& > a': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: collapsed ? 'center' : 'flex-start',
          gap: '2.5',
          minHeight: '32px',
          px: '2.5',
          borderRadius: 'sm',
          color: 'fg.muted',
        },
        '& > a:hover': { color: 'fg', bg: 'bg.subtle' },
        '& > a[aria-current]': { color: 'fg', bg: 'bg.muted', fontWeight: 'medium' },
        '@media (pointer: coarse)': { '& > a': { minHeight: '40px' } },
        '@media (forced-colors: active)': {
          '& > a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      }}
    >
      <NavLink id={id} to={to} end {...(within && { 'aria-current': true })}>
        {content}
      </NavLink>
      {collapsed && named ? (
        <Suspense>
          <Beside label={label} triggerId={id} onClose={unname} />
        </Suspense>
      ) : null}
    </chakra.span>
  )
}
