import type { Backend, Database, Frontend } from '@/entities/project/model'

/** What each technology means for the generated project, in one line. */
export const NOTES: Record<Frontend | Backend | Database, string> = {
  React: 'Components and hooks, built by Vite',
  Vue: 'Single-file components, built by Vite',
  Angular: 'Standalone components and signals',
  Svelte: 'Compiled components with runes',
  'Next.js': 'React with file routes, on a server of its own',
  'Node.js': 'TypeScript on Hono',
  Python: 'The standard library, typed',
  Java: 'The JDK’s own HTTP server',
  Go: 'net/http and nothing else',
  PHP: 'Plain PHP 8 without a framework',
  Ruby: 'The standard library',
  '.NET': 'ASP.NET Core minimal APIs',
  PostgreSQL: 'Relational, the usual choice',
  MySQL: 'Relational, on every host',
  MongoDB: 'Documents',
  Redis: 'Keys and values in memory',
  SQLite: 'One file, no server',
  Supabase: 'Hosted PostgreSQL with an API',
  Firebase: 'Hosted documents in Firestore',
}
