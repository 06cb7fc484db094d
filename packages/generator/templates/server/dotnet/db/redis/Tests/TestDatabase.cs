using System.Runtime.CompilerServices;

namespace Server.Tests;

/// <summary>
/// The tests have their own database, never the application's: TEST_DATABASE_URL, or database 15 of a local Redis
/// server.
/// </summary>
internal static class TestDatabase
{
    [ModuleInitializer]
    internal static void Choose()
    {
        var given = Environment.GetEnvironmentVariable("TEST_DATABASE_URL");
        var url = string.IsNullOrEmpty(given) ? "redis://localhost:6379/15" : given;
        if (IsOfApplication("DATABASE_URL", url))
            throw new InvalidOperationException(
                $"The tests would use {url}, the database of the application: set TEST_DATABASE_URL to another one.");
        Environment.SetEnvironmentVariable("APP_ENV", "development");
        Environment.SetEnvironmentVariable("DATABASE_URL", url);
    }

    /// <summary>Whether the environment or the application's .env has this value.</summary>
    private static bool IsOfApplication(string variable, string value)
    {
        var file = Path.GetFullPath("../../../../../.env", AppContext.BaseDirectory);
        var settings = File.Exists(file) ? DotNetEnv.Env.NoEnvVars().Load(file) : [];
        return Environment.GetEnvironmentVariable(variable) == value
            || settings.Any(setting => setting.Key == variable && setting.Value == value);
    }
}
