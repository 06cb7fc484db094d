import { z } from 'zod'

export const isProduction = process.env.APP_ENV === 'production'

/** A variable that may be absent in development only. */
const required = (value: string) =>
  isProduction ? z.string('must be set in production.') : z.string().default(value)

const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).default(3000),
  // {{#unless firebase}}
  DATABASE_URL: required(''),
  // {{/unless}}
  // {{#if firebase}}
  FIREBASE_PROJECT_ID: required('demo-app'),
  // {{/if}}
  // {{#if betterAuth}}
  BETTER_AUTH_SECRET: required('only for development, never in production').pipe(z.string().min(32)),
  // {{/if}}
  // {{#if auth}}
  APP_URL: z.url().default('http://localhost:{{webPort}}'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('app@localhost'),
  // {{/if}}
  // {{#if ai}}
  AI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  AI_API_KEY: z.string().default(''),
  AI_MODEL: z.string().default('gpt-5-mini'),
  // {{/if}}
})

// An empty value in `.env` counts as unset.
const set = Object.entries(process.env).filter(([, value]) => value !== '')
const read = schema.safeParse(Object.fromEntries(set))
if (!read.success) {
  for (const { path, message } of read.error.issues) console.error([...path, message].join(' '))
  process.exit(1)
}

export const env = read.data
