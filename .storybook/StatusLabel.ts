import { createElement, Fragment } from 'react'
import type { API_HashEntry } from 'storybook/internal/types'

const MARK = { style: { marginInlineStart: 8, opacity: 0.8 } }

/** The name of an entry in the sidebar, and whether its component is still a draft; all others are stable. */
export function StatusLabel({ item }: { item: API_HashEntry }) {
  const draft = item.type === 'component' && item.tags?.includes('draft')
  return createElement(Fragment, null, item.name, draft ? createElement('small', MARK, 'draft') : null)
}
