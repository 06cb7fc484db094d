'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { project } from '../project'

const PAGES = [
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
    <header className="border-b border-line bg-panel">
      <nav className="mx-auto flex max-w-2xl flex-wrap items-center gap-x-5 gap-y-2 px-4 py-3" aria-label="Main">
        <Link href="/" className="mr-auto flex items-center gap-2 font-semibold text-ink">
          {/* biome-ignore lint/performance/noImgElement: a small drawing needs no optimisation */}
          <img src="/favicon.svg" alt="" width="24" height="24" />
          {project.title}
        </Link>
        {PAGES.map(({ path, name }) => (
          <Link
            key={path}
            href={path}
            className="aria-[current]:underline"
            aria-current={path === here ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
    </header>
  )
}
