import type { BrowserContext } from 'playwright-core'

export function withoutStream(context: BrowserContext): Promise<BrowserContext>
