import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import type { SqlDialect } from './dialects'

/** The members of a store for items, the same for every dialect. */
export const ITEM_METHODS = code`
  public async Task<ItemPage> ListItems(int limit, long offset)
  {
      await using var connection = await Ready();
      var items = new List<Item>();
      const string sql = "select id, title, done, created_at from items"
          + " order by created_at desc, id limit @limit offset @offset";
      await using (var command = Command(connection, sql, ("@limit", limit), ("@offset", offset)))
      {
          await using var reader = await command.ExecuteReaderAsync();
          while (await reader.ReadAsync())
          {
              items.Add(ToItem(reader));
          }
      }

      await using var count = Command(connection, "select count(*) from items");
      return new ItemPage(items, Convert.ToInt64(await count.ExecuteScalarAsync()));
  }

  public async Task<Item?> GetItem(string id)
  {
      await using var connection = await Ready();
      const string sql = "select id, title, done, created_at from items where id = @id";
      await using var command = Command(connection, sql, ("@id", id));
      await using var reader = await command.ExecuteReaderAsync();
      return await reader.ReadAsync() ? ToItem(reader) : null;
  }

  public async Task CreateItem(Item item)
  {
      await Change(
          "insert into items (id, title, done, created_at) values (@id, @title, @done, @created)",
          ("@id", item.Id),
          ("@title", item.Title),
          ("@done", item.Done),
          ("@created", ToTime(item.CreatedAt)));
  }

  public async Task<Item?> UpdateItem(string id, string? title, bool? done)
  {
      if (title != null)
      {
          await Change("update items set title = @title where id = @id", ("@title", title), ("@id", id));
      }

      if (done != null)
      {
          await Change("update items set done = @done where id = @id", ("@done", done.Value), ("@id", id));
      }

      return await GetItem(id);
  }

  public async Task<bool> DeleteItem(string id)
  {
      return await Change("delete from items where id = @id", ("@id", id)) == 1;
  }
`

/** The members of a store for accounts and sessions. */
export function userMethods(dialect: SqlDialect): string {
  return code`
    public async Task<bool> CreateUser(User user)
    {
        try
        {
            await Change(
                "insert into users (id, email, password_hash, created_at) values (@id, @email, @hash, @created)",
                ("@id", user.Id),
                ("@email", user.Email),
                ("@hash", user.PasswordHash),
                ("@created", ToTime(user.CreatedAt)));
            return true;
        }
        catch (DbException error) when (${dialect.duplicate})
        {
            return false;
        }
    }

    public async Task<User?> FindUserByEmail(string email)
    {
        return await FindUser(
            "select id, email, password_hash, created_at from users where email = @email",
            ("@email", email));
    }

    public async Task CreateSession(string tokenHash, string userId, string expiresAt)
    {
        await Change("delete from sessions where expires_at < @now", ("@now", ToTime(Times.Now())));
        await Change(
            "insert into sessions (token_hash, user_id, expires_at) values (@token, @user, @expires)",
            ("@token", tokenHash),
            ("@user", userId),
            ("@expires", ToTime(expiresAt)));
    }

    public async Task<User?> FindSessionUser(string tokenHash, string now)
    {
        return await FindUser(
            "select users.id, users.email, users.password_hash, users.created_at from sessions"
            + " join users on users.id = sessions.user_id"
            + " where sessions.token_hash = @token and sessions.expires_at > @now",
            ("@token", tokenHash),
            ("@now", ToTime(now)));
    }

    public async Task DeleteSession(string tokenHash)
    {
        await Change("delete from sessions where token_hash = @token", ("@token", tokenHash));
    }

    private async Task<User?> FindUser(string sql, params (string Name, object Value)[] values)
    {
        await using var connection = await Ready();
        await using var command = Command(connection, sql, values);
        await using var reader = await command.ExecuteReaderAsync();
        return await reader.ReadAsync()
            ? new User(reader.GetString(0), reader.GetString(1), reader.GetString(2), FromTime(reader, 3))
            : null;
    }
  `
}

/** What turns rows into objects. */
export function helpers({ has }: ProjectContext, dialect: SqlDialect): string {
  return code`
    private static object ToTime(string iso)
    {
        return ${dialect.toTime};
    }

    private static string FromTime(DbDataReader reader, int column)
    {
        return ${dialect.fromTime};
    }

    ${
      has('api') &&
      code`
        private static Item ToItem(DbDataReader reader)
        {
            return new Item(reader.GetString(0), reader.GetString(1), reader.GetBoolean(2), FromTime(reader, 3));
        }
      `
    }
  `
}
