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
  setup: (project) => code`
    ${
      project.backend.setup?.(project)
        ? 'With the driver installed and `SQLITE_FILE=data/app.db`,'
        : 'There is no database server to install: with `SQLITE_FILE=data/app.db`,'
    }
    as in \`.env.example\`, the data lies in that file, which the server creates with its folder and its tables on first
    use. Without it the data is kept in memory.
  `,
}
