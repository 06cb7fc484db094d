import type { DatabaseDefinition, ProjectContext } from '../../definitions'
import { file } from '../../file'
import { blocks, code } from '../../text/code'

const hasTables = (project: ProjectContext) => project.has('api') || project.has('auth')

export const supabase: DatabaseDefinition = {
  label: 'Supabase',
  id: 'supabase',
  environment: [
    {
      name: 'SUPABASE_URL',
      value: '',
      example: 'https://your-project.supabase.co',
      description: 'Address of the Supabase project.',
    },
    {
      name: 'SUPABASE_SERVICE_KEY',
      value: '',
      description: 'Its service role (secret) key. It stays on the server: never put it into the web app.',
    },
  ],
  required: 'SUPABASE_URL and SUPABASE_SERVICE_KEY',
  setup: (project) => code`
    1. Create a Supabase project, hosted or with \`supabase start\`.
    ${hasTables(project) && '2. Run `supabase/schema.sql` in its SQL editor. It creates the tables and closes them to everyone but the server.'}
    ${hasTables(project) ? '3' : '2'}. Set \`SUPABASE_URL\` and \`SUPABASE_SERVICE_KEY\` in \`.env\`.
  `,
  files: (project) => (hasTables(project) ? [file('supabase/schema.sql', schema(project))] : []),
}

function schema(project: ProjectContext): string {
  return blocks(
    code`
      -- Run this once in the SQL editor of the Supabase project.
      -- Row level security without policies: only the server, which holds the service key, reads and writes.
    `,
    project.has('api') &&
      code`
        create table if not exists public.items (
          id text primary key,
          title text not null,
          done boolean not null default false,
          created_at timestamptz not null
        );
        create index if not exists items_created_at on public.items (created_at desc);
        alter table public.items enable row level security;
      `,
    project.has('auth') &&
      code`
        create table if not exists public.app_users (
          id text primary key,
          email text not null unique,
          password_hash text not null,
          created_at timestamptz not null
        );
        create table if not exists public.app_sessions (
          token_hash text primary key,
          user_id text not null references public.app_users (id) on delete cascade,
          expires_at timestamptz not null
        );
        alter table public.app_users enable row level security;
        alter table public.app_sessions enable row level security;
      `,
  )
}
