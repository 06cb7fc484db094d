import { blocks } from '../../../text/code'
import type { ProjectContext } from '../../../definitions'

import { BASE, TOKENS } from './base'
import { ACCOUNT, ASSISTANT, FORMS, ITEMS } from './features'
import { LAYOUT, SMALL } from './layout'
import { PANELS } from './panels'

/** The one stylesheet of every front end: system fonts, light and dark, parts of absent features left out. */
export function stylesheet({ has }: ProjectContext): string {
  return blocks(
    TOKENS,
    BASE,
    LAYOUT,
    PANELS,
    (has('api') || has('auth') || has('ai')) && FORMS,
    has('api') && ITEMS,
    has('auth') && ACCOUNT,
    has('ai') && ASSISTANT,
    SMALL,
  )
}
