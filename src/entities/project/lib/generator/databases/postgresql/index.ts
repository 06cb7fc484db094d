import type { DatabaseDefinition } from '../../definitions'
import { code } from '../../text/code'

export const postgresql: DatabaseDefinition = {
  label: 'PostgreSQL',
  id: 'postgresql',
  environment: [
    {
      name: 'DATABASE_URL',
      value: '',
      example: 'postgresql://app:app@localhost:5432/app',
      description: 'Connection string of PostgreSQL.',
    },
  ],
  required: 'DATABASE_URL',
  setup: (project) => code`
    Create a database and set \`DATABASE_URL\` in \`.env\`. The server creates its tables on first use.

    \`\`\`sh
    DATABASE_URL=postgresql://user:password@localhost:5432/${project.slug}
    \`\`\`
  `,
  compose: {
    name: 'database',
    service: code`
      image: postgres:17-alpine
      restart: unless-stopped
      environment:
        POSTGRES_USER: app
        POSTGRES_PASSWORD: \${DATABASE_PASSWORD:-app}
        POSTGRES_DB: app
      volumes:
        - database:/var/lib/postgresql/data
      healthcheck:
        test: ["CMD-SHELL", "pg_isready --username app --dbname app"]
        interval: 5s
        timeout: 3s
        retries: 12
    `,
    environment: { DATABASE_URL: 'postgresql://app:${DATABASE_PASSWORD:-app}@database:5432/app' },
    volume: 'database',
    variables: [
      {
        name: 'DATABASE_PASSWORD',
        value: 'app',
        description: 'Password of the database that compose.yaml starts.',
      },
    ],
  },
}
