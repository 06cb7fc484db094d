import { boolean, datetime, mysqlTable, text, varchar } from 'drizzle-orm/mysql-core'

const key = (name: string) => varchar(name, { length: 64 })
const time = (name: string) => datetime(name, { fsp: 3 })
const created = () => time('created_at').notNull()
const updated = () => time('updated_at').notNull()

export const user = mysqlTable('user', {
  id: key('id').primaryKey(),
  name: text('name').notNull(),
  email: varchar('email', { length: 254 }).notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: created(),
  updatedAt: updated(),
})

const userId = () =>
  key('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = mysqlTable('session', {
  id: key('id').primaryKey(),
  userId: userId(),
  token: varchar('token', { length: 255 }).notNull().unique(),
  expiresAt: time('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: created(),
  updatedAt: updated(),
})

export const account = mysqlTable('account', {
  id: key('id').primaryKey(),
  userId: userId(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  password: text('password'),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: time('access_token_expires_at'),
  refreshTokenExpiresAt: time('refresh_token_expires_at'),
  scope: text('scope'),
  createdAt: created(),
  updatedAt: updated(),
})

export const verification = mysqlTable('verification', {
  id: key('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt: created(),
  updatedAt: updated(),
})
