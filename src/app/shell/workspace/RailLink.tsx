import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { lazyPart } from '@/shared/lib/lazy-part'
import { Link, NavLink } from '@/shared/ui/link'

const { Part: Beside } = lazyPart(async () => (await import('./Beside')).default)

export interface RailLinkProps {
  to: string
  label: string
  Icon?: LucideIcon
  /** The icon alone, with its label beside it when it is pointed at or focused. */
  collapsed?: boolean
  /**
   * Whether its place is open, where the path alone does not say; `within`: one of those below it is; `part`: a page that
   * has no line of its own.
   */
  current?: boolean | 'within' | 'part'
  /** One of the places of the line above. */
  below?: boolean
}

/** One line of the rail. */
export function RailLink({ to, label, Icon, collapsed = false, current, below = false }: RailLinkProps) {
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
  const link =
    current === undefined ? (
      <NavLink id={id} to={to} end>
        {content}
      </NavLink>
    ) : (
      <Link
        id={id}
        to={to}
        aria-current={current === 'part' ? 'true' : current === true ? 'page' : undefined}
        data-within={current === 'within' || undefined}
      >
        {content}
      </Link>
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
          ps: below && !collapsed ? '5' : '2.5',
          borderRadius: 'sm',
          color: 'fg.muted',
        },
        '& > a[data-within]': { color: 'fg', fontWeight: 'medium' },
        '& > a:hover': { color: 'fg', bg: 'bg.subtle' },
        '& > a[aria-current]': { color: 'fg', bg: 'bg.muted', fontWeight: 'medium' },
        '@media (pointer: coarse)': { '& > a': { minHeight: '40px' } },
        '@media (forced-colors: active)': {
          '& > a[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      }}
    >
      {link}
      {collapsed && named ? (
        <Suspense>
          <Beside label={label} triggerId={id} onClose={unname} />
        </Suspense>
      ) : null}
    </chakra.span>
  )
}
