import type { ProjectContext } from '../../../definitions'
import type { GeneratedFile } from '../../../../../model/project-file'

/** How the Java server reaches one database. */
export interface JavaStore {
  /** Fields of the configuration: type, name, and the expression over `env` that reads it. */
  config: [type: string, name: string, value: string][]
  configImports?: string[]
  /** Expression over `config`: true when the database is set up. */
  configured: string
  /** The class in `app.store` that reaches it, and its arguments as expressions over `config`. */
  className: string
  arguments: string
  /** The driver that `npm run setup` brings; none where the JDK alone reaches the database. */
  driver?: JavaDriver
  /** The files of the store. */
  files: (project: ProjectContext) => GeneratedFile[]
}

export interface JavaDriver {
  group: string
  artifact: string
  version: string
  /** Class that is there exactly when the driver is. */
  probe: string
  /** Set when the store itself does not compile without the driver. */
  compiled?: boolean
}

/** The drivers at the versions of Maven Central that projects pin. */
export const DRIVERS = {
  postgresql: {
    group: 'org.postgresql',
    artifact: 'postgresql',
    version: '42.7.13',
    probe: 'org.postgresql.Driver',
  },
  // MariaDB's driver speaks to MySQL as well, and is free to be shipped with any application.
  mysql: {
    group: 'org.mariadb.jdbc',
    artifact: 'mariadb-java-client',
    version: '3.5.7',
    probe: 'org.mariadb.jdbc.Driver',
  },
  sqlite: { group: 'org.xerial', artifact: 'sqlite-jdbc', version: '3.51.3.0', probe: 'org.sqlite.JDBC' },
  mongodb: {
    group: 'org.mongodb',
    artifact: 'mongodb-driver-sync',
    version: '5.5.1',
    probe: 'com.mongodb.client.MongoClients',
    compiled: true,
  },
} satisfies Record<string, JavaDriver>

/** True when the project keeps anything at all. */
export function hasData({ has }: ProjectContext): boolean {
  return has('api') || has('auth')
}
