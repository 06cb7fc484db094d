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
  required: 'SQLITE_FILE',
  dataFolder: 'data',
  setup: () => code`
    There is nothing to install: the data lies in \`data/app.db\`, which the server creates with its folder and its tables
    on first use. \`SQLITE_FILE\` names another file; an empty value keeps the data in memory.
  `,
}
