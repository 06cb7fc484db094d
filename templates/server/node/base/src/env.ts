import { z } from 'zod'

const schema = z
  .object({
    APP_ENV: z.string().default('development'),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).default(3000),
    DATABASE_URL: z.string().optional(),
    // {{#if auth}}
    BETTER_AUTH_SECRET: z.string().min(32).default('only for development, never for production'),
    BETTER_AUTH_URL: z.url().default('http://localhost:3000'),
    // {{/if}}
    // {{#if ai}}
    AI_BASE_URL: z.url().default('https://api.openai.com/v1'),
    AI_API_KEY: z.string().default(''),
    AI_MODEL: z.string().default('gpt-5-mini'),
    // {{/if}}
  })
  .superRefine((_values, context) => {
    if (process.env.APP_ENV !== 'production') return
    const required = [
      'DATABASE_URL',
      // {{#if auth}}
      'BETTER_AUTH_SECRET',
      // {{/if}}
    ]
    for (const name of required) {
      if (!process.env[name]) context.addIssue(`In production ${name} has to be set.`)
    }
  })

const read = schema.safeParse(process.env)
if (!read.success) {
  for (const { path, message } of read.error.issues) console.error([...path, message].join(': '))
  process.exit(1)
}

export const env = read.data
export const isProduction = env.APP_ENV === 'production'
