import type { DatabaseDefinition } from '../../definitions'
import { code } from '../../text/code'

export const redis: DatabaseDefinition = {
  label: 'Redis',
  id: 'redis',
  environment: [
    {
      name: 'REDIS_URL',
      value: '',
      example: 'redis://localhost:6379/0',
      description: 'Connection string of Redis or Valkey.',
    },
  ],
  required: 'REDIS_URL',
  setup: (project) => code`
    Set \`REDIS_URL\` in \`.env\`. Valkey works too. All keys start with \`${project.slug}:\`. Switch on persistence
    (\`appendonly yes\`) where the data has to survive a restart of Redis.

    \`\`\`sh
    REDIS_URL=redis://localhost:6379/0
    \`\`\`
  `,
  compose: {
    name: 'database',
    service: code`
      image: redis:7-alpine
      restart: unless-stopped
      command: ["redis-server", "--appendonly", "yes"]
      volumes:
        - database:/data
      healthcheck:
        test: ["CMD", "redis-cli", "ping"]
        interval: 5s
        timeout: 3s
        retries: 12
    `,
    environment: { REDIS_URL: 'redis://database:6379/0' },
    volume: 'database',
  },
}
