import { code } from '../../../text/code'
import { mysqlDialect, postgresqlDialect, type SqlDialect, sqliteDialect } from './dialects'
import { helpers, ITEM_METHODS, userMethods } from './sql-methods'
import { type DotnetStore, hasData, usings } from './store'

/** The three databases behind ADO.NET differ in how they connect, in their tables and in how they hold times. */
function sqlStore(dialect: SqlDialect): DotnetStore {
  const { className, namespace } = dialect
  const sqlite = dialect === sqliteDialect
  return {
    ...dialect.store,
    className,
    source: (project) => {
      const data = hasData(project)
      return code`
        ${usings('System.Data.Common', namespace)}

        namespace App.Store;

        public sealed class ${className} : IStore
        {
            ${
              data &&
              code`
                private static readonly string[] Schema =
                {
                    ${sqlite && '"pragma journal_mode = wal",'}
                    ${project.has('api') && dialect.schema.items}
                    ${project.has('auth') && dialect.schema.users}
                };

                private readonly SemaphoreSlim gate = new(1);
              `
            }

            private readonly string connectionString;

            ${sqlite && 'private readonly string path;'}

            ${data && 'private bool ready;'}

            public ${className}(string ${dialect.parameter})
            {
                ${dialect.construct}
            }

            public async Task Ping()
            {
                await using var connection = await Connect();
                await using var command = Command(connection, "select 1");
                await command.ExecuteScalarAsync();
            }

            ${project.has('api') && ITEM_METHODS}

            ${project.has('auth') && userMethods(dialect)}

            ${
              data &&
              code`
                /// <summary>Runs one statement and returns how many rows it changed.</summary>
                private async Task<int> Change(string sql, params (string Name, object Value)[] values)
                {
                    await using var connection = await Ready();
                    await using var command = Command(connection, sql, values);
                    return await command.ExecuteNonQueryAsync();
                }

                /// <summary>A connection to a database that has its tables.</summary>
                private async Task<DbConnection> Ready()
                {
                    var connection = await Connect();
                    await gate.WaitAsync();
                    try
                    {
                        if (!ready)
                        {
                            foreach (var statement in Schema)
                            {
                                await using var command = Command(connection, statement);
                                await command.ExecuteNonQueryAsync();
                            }

                            ready = true;
                        }
                    }
                    catch
                    {
                        await connection.DisposeAsync();
                        throw;
                    }
                    finally
                    {
                        gate.Release();
                    }

                    return connection;
                }
              `
            }

            private async Task<DbConnection> Connect()
            {
                ${sqlite && 'Directory.CreateDirectory(Path.GetDirectoryName(path)!);'}
                DbConnection connection = ${dialect.connection};
                try
                {
                    await connection.OpenAsync();
                    return connection;
                }
                catch
                {
                    await connection.DisposeAsync();
                    throw;
                }
            }

            private static DbCommand Command(
                DbConnection connection,
                string sql,
                params (string Name, object Value)[] values)
            {
                var command = connection.CreateCommand();
                command.CommandText = sql;
                foreach (var (name, value) in values)
                {
                    var parameter = command.CreateParameter();
                    parameter.ParameterName = name;
                    parameter.Value = value;
                    command.Parameters.Add(parameter);
                }

                return command;
            }

            ${data && helpers(project, dialect)}
        }
      `
    },
  }
}

export const postgresqlStore = sqlStore(postgresqlDialect)
export const mysqlStore = sqlStore(mysqlDialect)
export const sqliteStore = sqlStore(sqliteDialect)
