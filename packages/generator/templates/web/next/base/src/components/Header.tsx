'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { project } from '../project'

const PAGES = [
  // In the order of the header.
  { path: '/', name: 'Overview' },
  // {{#if api}}
  { path: '/items', name: 'Items' },
  // {{/if}}
  // {{#if ai}}
  { path: '/assistant', name: 'Assistant' },
  // {{/if}}
  // {{#if auth}}
  { path: '/account', name: 'Account' },
  // {{/if}}
]

export function Header() {
  const here = usePathname()
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <strong>{project.name}</strong>
      <nav aria-label="Main" className="flex flex-wrap gap-x-4">
        {PAGES.map(({ path, name }) => (
          <Link
            key={path}
            href={path}
            className="py-1 aria-[current=page]:underline"
            aria-current={path === here ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
    </header>
  )
}
