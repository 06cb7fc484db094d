import { BROWSER_MAP, parse } from 'bowser'

const KNOWN = new Set(Object.values<string>(BROWSER_MAP))

/**
 * A browser and its system in words, such as "Chrome on Windows". Only names of the library's own lists are returned: for
 * an unknown browser it would return text of the user agent, which its sender chooses.
 */
export function deviceOf(userAgent: string): string {
  // The library throws for an empty text.
  const { browser, os } = userAgent.trim() ? parse(userAgent) : { browser: {}, os: {} }
  const name = browser.name && KNOWN.has(browser.name) ? browser.name : 'Unknown browser'
  return os.name ? `${name} on ${os.name}` : name
}
