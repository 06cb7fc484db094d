using System.Runtime.CompilerServices;

namespace Server.Tests;

/// <summary>
/// The tests have their own database, never the application's: the project `demo-test` of the emulator, which
/// isolates projects.
/// </summary>
internal static class TestDatabase
{
    private const string Project = "demo-test";

    [ModuleInitializer]
    internal static void Choose()
    {
        if (IsOfApplication("FIREBASE_PROJECT_ID", Project))
            throw new InvalidOperationException(
                $"The tests would use {Project}, the database of the application: set FIREBASE_PROJECT_ID to another one.");
        var emulator = Environment.GetEnvironmentVariable("FIRESTORE_EMULATOR_HOST");
        Environment.SetEnvironmentVariable("APP_ENV", "development");
        Environment.SetEnvironmentVariable("FIREBASE_PROJECT_ID", Project);
        Environment.SetEnvironmentVariable(
            "FIRESTORE_EMULATOR_HOST", string.IsNullOrEmpty(emulator) ? "localhost:8085" : emulator);
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
