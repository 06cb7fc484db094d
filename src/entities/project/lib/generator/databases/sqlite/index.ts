import type { DatabaseDefinition } from '../../definitions'
import { code } from '../../text/code'

export const sqlite: DatabaseDefinition = {
  label: 'SQLite',
  id: 'sqlite',
  environment: [
    {
      name: 'SQLITE_FILE',
      value: 'data/app.db',
      description: 'The database file, relative to the project. Empty: data is kept in memory.',
    },
  ],
  setup: () => code`
    There is nothing to install. With \`SQLITE_FILE\` set in \`.env\` (\`.env.example\` has \`data/app.db\`) the server creates
    the file, its folder and its tables on first use.
  `,
}
