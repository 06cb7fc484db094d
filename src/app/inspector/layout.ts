import { number, object, picklist } from 'valibot'
import type { StoredDefinition } from '@/shared/lib/storage'
import type { InspectorLayout } from '@machines/inspector'

/** The last place and sizes of the panel, stored in this browser. */
export const storedLayout: StoredDefinition<InspectorLayout> = {
  key: 'inspector',
  version: 1,
  schema: object({ dock: picklist(['right', 'bottom', 'window']), right: number(), bottom: number() }),
  fallback: { dock: 'right', right: 420, bottom: 340 },
}
