using Microsoft.Data.Sqlite;
using Microsoft.EntityFrameworkCore;

namespace Server;

public static class Connection
{
    private static SqliteConnection? _memory;

    /// <summary>Accepts an address such as sqlite:data/app.db; sqlite::memory: lasts as long as the process.</summary>
    public static DbContextOptionsBuilder UseDatabase(this DbContextOptionsBuilder options, string? address)
    {
        var file = (string.IsNullOrEmpty(address) ? "sqlite:data/app.db" : address)["sqlite:".Length..];
        if (file == ":memory:")
        {
            const string shared = "Data Source=app;Mode=Memory;Cache=Shared";
            if (_memory is null)
            {
                _memory = new SqliteConnection(shared);
                _memory.Open(); // the database exists as long as one connection is open
            }
            return options.UseSqlite(shared);
        }
        Directory.CreateDirectory(Path.GetDirectoryName(Path.GetFullPath(file))!);
        return options.UseSqlite(new SqliteConnectionStringBuilder { DataSource = file }.ConnectionString);
    }
}
