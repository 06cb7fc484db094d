import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type ReactNode, useSyncExternalStore } from 'react'
import { frame } from './theme'

const frames = { dark: frame('dark'), light: frame('light') }

const scheme = () => (document.documentElement.classList.contains('light') ? 'light' : 'dark')

function onScheme(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}

/** The notes of a component, in the theme that its stories are shown in. */
export function NotesPage(props: DocsContainerProps & { children?: ReactNode }) {
  return <DocsContainer {...props} theme={frames[useSyncExternalStore(onScheme, scheme)]} />
}
