import { HTTPException } from 'hono/http-exception'
import { signUp } from './auth.ts'
import { close } from './db/client.ts'
// {{#if api}}
import { createItem } from './db/items.ts'
// {{/if}}
import { isProduction } from './env.ts'

if (isProduction) {
  console.error('Example data is for development only: APP_ENV is production.')
  process.exit(1)
}

const demo = { email: 'demo@example.com', password: 'demo-password' }

try {
  const { user } = await signUp(demo)
  // {{#if api}}
  for (const title of ['Read the README', 'Add a route', 'Write a test'])
    await createItem({ ownerId: user.id, title })
  // {{/if}}
  console.log(`Sign in as ${user.email} with the password ${demo.password}.`)
} catch (error) {
  const exists = error instanceof HTTPException && error.status === 409
  if (!exists) throw error
  console.log('The database already contains data. Nothing was changed.')
} finally {
  await close()
}
