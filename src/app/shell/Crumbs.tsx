import { chakra } from '@chakra-ui/react'
import type { Crumb } from '@/shared/ui/crumbs'
import { TextLink } from '@/shared/ui/link'

export interface CrumbsProps {
  /** Outermost first; the last is the page itself. */
  crumbs: readonly Crumb[]
  /** On a phone, the way up alone: the page's heading names the page. */
  brief?: boolean
}

/** NAV-05: the pages above this page, and this page. Names too long for the bar are cut. */
export function Crumbs({ crumbs, brief = false }: CrumbsProps) {
  const last = crumbs.length - 1
  return (
    <chakra.nav aria-label="Breadcrumb" minWidth="0">
      <chakra.ol
        display="flex"
        alignItems="center"
        listStyleType="none"
        m="0"
        p="0"
        gap="2"
        textStyle="sm"
        color="fg.muted"
        whiteSpace="nowrap"
        css={{
          '& a, & [aria-current]': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
        }}
      >
        {crumbs.map(({ label, to }, index) => (
          <chakra.li
            key={label}
            // Only the way up has room on a phone.
            display={{
              base: index < last - 1 || (brief && index === last && last > 0) ? 'none' : 'flex',
              md: 'flex',
            }}
            alignItems="center"
            gap="2"
            minWidth="0"
          >
            {index > 0 ? (
              <chakra.span aria-hidden hideBelow={index < last || brief ? 'md' : undefined}>
                /
              </chakra.span>
            ) : null}
            {to && index < last ? (
              <TextLink to={to} tone="muted">
                {label}
              </TextLink>
            ) : (
              // As tall as a link, so that the bar's line stays where it is.
              <chakra.span aria-current="page" color="fg" dir="auto" py="1">
                {label}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
