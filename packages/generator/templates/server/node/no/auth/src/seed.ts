import { close } from './db/client.ts'
import { createItem, listItems } from './db/items.ts'
import { isProduction } from './env.ts'

if (isProduction) {
  console.error('Example data is for development only: APP_ENV is production.')
  process.exit(1)
}

try {
  const { total } = await listItems({ limit: 1, offset: 0 })
  if (total > 0) console.log('The database already contains data. Nothing was changed.')
  else {
    for (const title of ['Read the README', 'Add a route', 'Write a test']) await createItem({ title })
    console.log('Three items were added.')
  }
} finally {
  await close()
}
