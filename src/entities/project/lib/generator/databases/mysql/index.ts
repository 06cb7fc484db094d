import type { DatabaseDefinition } from '../../definitions'
import { code } from '../../text/code'

export const mysql: DatabaseDefinition = {
  label: 'MySQL',
  id: 'mysql',
  environment: [
    {
      name: 'DATABASE_URL',
      value: '',
      example: 'mysql://app:app@localhost:3306/app',
      description: 'Connection string of MySQL or MariaDB.',
    },
  ],
  required: 'DATABASE_URL',
  setup: (project) => code`
    Create a database and set \`DATABASE_URL\` in \`.env\`. MariaDB works too. The server creates its tables on first use.

    \`\`\`sh
    DATABASE_URL=mysql://user:password@localhost:3306/${project.slug.replace(/-/g, '_')}
    \`\`\`
  `,
  compose: {
    name: 'database',
    service: code`
      image: mysql:8.4
      restart: unless-stopped
      environment:
        MYSQL_USER: app
        MYSQL_PASSWORD: \${DATABASE_PASSWORD:-app}
        MYSQL_DATABASE: app
        MYSQL_RANDOM_ROOT_PASSWORD: "yes"
      volumes:
        - database:/var/lib/mysql
      healthcheck:
        test: ["CMD-SHELL", "mysqladmin ping --host 127.0.0.1 --user app --password=$$MYSQL_PASSWORD"]
        interval: 5s
        timeout: 3s
        retries: 24
    `,
    environment: { DATABASE_URL: 'mysql://app:${DATABASE_PASSWORD:-app}@database:3306/app' },
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
