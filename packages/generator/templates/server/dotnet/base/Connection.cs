using Microsoft.AspNetCore.WebUtilities;
using Microsoft.EntityFrameworkCore;
using Npgsql;

namespace Server;

public static class Connection
{
    /// <summary>Accepts an address such as postgresql://app:app@localhost:5432/app, with ?sslmode=require and the like.</summary>
    public static DbContextOptionsBuilder UseDatabase(this DbContextOptionsBuilder options, string? address)
    {
        var url = new Uri(string.IsNullOrEmpty(address) ? "postgresql://app:app@localhost:5432/app" : address);
        var login = url.UserInfo.Split(':', 2);
        var connection = new NpgsqlConnectionStringBuilder
        {
            Host = url.Host,
            Port = url.IsDefaultPort ? 5432 : url.Port,
            Username = Uri.UnescapeDataString(login[0]),
            Password = login.Length > 1 ? Uri.UnescapeDataString(login[1]) : null,
            Database = url.AbsolutePath.TrimStart('/'),
            Timeout = 3,
        };
        if (QueryHelpers.ParseQuery(url.Query).TryGetValue("sslmode", out var mode))
            connection.SslMode = Enum.Parse<SslMode>(mode.ToString().Replace("-", ""), ignoreCase: true);
        return options.UseNpgsql(connection.ConnectionString);
    }
}
