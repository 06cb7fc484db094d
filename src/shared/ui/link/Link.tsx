import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom'
import { useNavigationKnown } from '@/shared/lib/router'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A place of this app. */
  to: To
  replace?: boolean
  state?: unknown
  /** The page stays scrolled as it is. */
  preventScrollReset?: boolean
}

/** A link to another page of the app. Pointing at it or focusing it loads its page ahead. */
export function Link({ to, replace, state, preventScrollReset, onClick, children, ...link }: LinkProps) {
  const { target, onPointerEnter, onFocus } = link
  const { prepare } = useNavigationKnown()
  const place = useResolvedPath(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, replace, state, preventScrollReset })
  return (
    <a
      {...link}
      href={useHref(to)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prepare(place)
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prepare(place)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

export interface NavLinkProps extends LinkProps {
  /** Only its exact path counts as current, no path below it. */
  end?: boolean
}

/** A navigation link, with `aria-current` when it links to the current page. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const place = useResolvedPath(link.to).pathname.toLowerCase()
  const here = useLocation().pathname.toLowerCase()
  const isCurrent = here === place || (!end && here.startsWith(place.endsWith('/') ? place : `${place}/`))
  return <Link aria-current={isCurrent ? 'page' : undefined} {...link} />
}
