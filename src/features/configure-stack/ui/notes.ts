import type { Backend, Database, Frontend } from '@orrery/generator/model'

/** The effect of each technology on the generated project, in one line. */
export const NOTES: Record<Frontend | Backend | Database, string> = {
  React: 'Components and hooks, built by Vite',
  Vue: 'Single-file components with Pinia, built by Vite',
  Angular: 'Standalone components and signals',
  Svelte: 'SvelteKit with runes, built to static files',
  'Next.js': 'React with file routes, on a server of its own',
  'Node.js': 'TypeScript on Hono',
  Python: 'FastAPI and SQLAlchemy, typed',
  Java: 'Spring Boot',
  Go: 'huma on net/http, with bun',
  PHP: 'Laravel',
  Ruby: 'Sinatra and Sequel',
  '.NET': 'ASP.NET Core with EF Core',
  PostgreSQL: 'Relational, the usual choice',
  MySQL: 'Relational, on every host',
  MongoDB: 'Documents',
  Redis: 'Keys and values in memory',
  SQLite: 'One file, no server',
  Supabase: 'Hosted PostgreSQL with an API',
  Firebase: 'Hosted documents in Firestore',
}
