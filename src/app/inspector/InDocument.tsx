import { EnvironmentProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { keepFocus } from '@/shared/lib/kept-focus'
import { ThemeProvider } from '@/shared/theme'
import { isStyled } from '../entrypoint/critical-styles'
import { addsRulesAlone } from '../entrypoint/nested-rules'

export interface InDocumentProps {
  /** Of a frame or a window of the same origin. */
  target: Document
  children: ReactNode
}

/** Draws in another document, with the theme and the styles of the app's document. */
export function InDocument({ target, children }: InDocumentProps) {
  const cache = useMemo(
    () => addsRulesAlone(createCache({ key: 'inspector', container: target.head })),
    [target],
  )
  useLayoutEffect(() => mirror(document, target), [target])
  useLayoutEffect(() => keepFocus(target), [target])
  return createPortal(
    <CacheProvider value={cache}>
      <EnvironmentProvider value={() => target}>
        <ThemeProvider styled={isStyled()}>{children}</ThemeProvider>
      </EnvironmentProvider>
    </CacheProvider>,
    target.body,
  )
}

/** The global styles that the build has written into the document. */
const GLOBAL = 'style[data-styles=""]'

/** The style sheets of components. Emotion's are left out, because its cache writes into the other document directly. */
const SHEETS = 'link[rel=stylesheet], style:not([data-emotion]):not([data-styles]):not([data-inspector])'

/** Keeps theme and style sheets of one document as they are in another. Returns the function that ends it. */
function mirror(from: Document, to: Document): () => void {
  to.documentElement.lang = from.documentElement.lang
  const theme = () => {
    to.documentElement.className = from.documentElement.className
    to.documentElement.style.colorScheme = from.documentElement.style.colorScheme
  }
  const copies = new Map<Element, Element>()
  const sheets = () => {
    for (const sheet of from.head.querySelectorAll(SHEETS)) {
      if (copies.has(sheet)) continue
      const copy = to.importNode(sheet, true)
      copies.set(sheet, copy)
      to.head.prepend(copy)
    }
  }
  theme()
  sheets()
  const globals = [...from.head.querySelectorAll(GLOBAL)].map((sheet) => to.importNode(sheet, true))
  to.head.prepend(...globals)
  const themes = new MutationObserver(theme)
  themes.observe(from.documentElement, { attributes: true, attributeFilter: ['class', 'style'] })
  const heads = new MutationObserver(sheets)
  heads.observe(from.head, { childList: true })
  return () => {
    themes.disconnect()
    heads.disconnect()
    for (const copy of [...copies.values(), ...globals]) copy.remove()
  }
}
