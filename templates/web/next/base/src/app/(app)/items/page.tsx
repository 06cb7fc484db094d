import type { Metadata } from 'next'
import type { ItemPage } from '../../../api'
import { ask } from '../../../ask'
import { Items } from '../../../components/Items'

export const metadata: Metadata = { title: 'Items' }

export default async function ItemsPage() {
  return <Items first={await ask<ItemPage>('/api/items')} />
}
