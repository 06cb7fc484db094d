import type { Metadata } from 'next'
import { ask } from '../../ask'
import { Items } from '../../components/Items'
// {{#if auth}}
import { requireUser } from '../../require-user'
// {{/if}}

export const metadata: Metadata = { title: 'Items' }

export default async function ItemsPage() {
  // {{#if auth}}
  await requireUser('/items')
  // {{/if}}
  return <Items first={await ask('/api/items')} />
}
