import type { DatabaseDefinition } from '../../definitions'
import { code } from '../../text/code'

export const mongodb: DatabaseDefinition = {
  label: 'MongoDB',
  id: 'mongodb',
  environment: [
    {
      name: 'MONGODB_URI',
      value: '',
      example: 'mongodb://localhost:27017/app',
      description: 'Connection string of MongoDB, with the name of the database.',
    },
  ],
  required: 'MONGODB_URI',
  setup: (project) => code`
    Set \`MONGODB_URI\` in \`.env\`, with the name of the database as its path. The server creates collections and indexes
    on first use.

    \`\`\`sh
    MONGODB_URI=mongodb://localhost:27017/${project.slug}
    \`\`\`
  `,
  compose: {
    name: 'database',
    service: code`
      image: mongo:8
      restart: unless-stopped
      volumes:
        - database:/data/db
      healthcheck:
        test: ["CMD", "mongosh", "--quiet", "--eval", "db.adminCommand('ping').ok"]
        interval: 5s
        timeout: 5s
        retries: 12
    `,
    environment: { MONGODB_URI: 'mongodb://database:27017/app' },
    volume: 'database',
  },
}
