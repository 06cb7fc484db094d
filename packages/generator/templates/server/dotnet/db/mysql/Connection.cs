using Microsoft.AspNetCore.WebUtilities;
using Microsoft.EntityFrameworkCore;
using MySqlConnector;

namespace Server;

public static class Connection
{
    /// <summary>Accepts an address such as mysql://app:app@localhost:3306/app, with ?ssl-mode=REQUIRED and the like.</summary>
    public static DbContextOptionsBuilder UseDatabase(this DbContextOptionsBuilder options, string? address)
    {
        var url = new Uri(string.IsNullOrEmpty(address) ? "mysql://app:app@localhost:3306/app" : address);
        var login = url.UserInfo.Split(':', 2);
        var connection = new MySqlConnectionStringBuilder
        {
            Server = url.Host,
            Port = url.IsDefaultPort ? 3306 : (uint)url.Port,
            UserID = Uri.UnescapeDataString(login[0]),
            Password = login.Length > 1 ? Uri.UnescapeDataString(login[1]) : "",
            Database = url.AbsolutePath.TrimStart('/'),
            ConnectionTimeout = 3,
        };
        if (QueryHelpers.ParseQuery(url.Query).TryGetValue("ssl-mode", out var mode))
            connection.SslMode = mode.ToString().ToUpperInvariant() switch
            {
                "VERIFY_IDENTITY" => MySqlSslMode.VerifyFull,
                "VERIFY_CA" => MySqlSslMode.VerifyCA,
                var name => Enum.Parse<MySqlSslMode>(name, ignoreCase: true),
            };
        // A fixed version: detecting it would need the server at startup.
        return options.UseMySql(connection.ConnectionString, new MySqlServerVersion(new Version(8, 4)));
    }
}
