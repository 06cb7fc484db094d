using Google.Api.Gax;
using Google.Cloud.Firestore;
using Grpc.Core;

namespace Server;

/// <summary>Whether the database responds.</summary>
public class Database(FirestoreDb firestore, ILogger<Database> log)
{
    public const string Variable = "FIREBASE_PROJECT_ID";

    public bool WasReady { get; private set; }

    public async Task<bool> IsReady(CancellationToken cancel)
    {
        try
        {
            await firestore.Document("health/ping").GetSnapshotAsync(cancel).WaitAsync(TimeSpan.FromSeconds(3), cancel);
            return WasReady = true;
        }
        catch (Exception unreachable) when (unreachable is RpcException or TimeoutException)
        {
            log.LogWarning("The database is not ready: {Message}", unreachable.Message);
            return false;
        }
    }
}

public static class DatabaseServices
{
    /// <summary>
    /// The client uses the emulator at FIRESTORE_EMULATOR_HOST or, without it, Google's servers with the key in
    /// GOOGLE_APPLICATION_CREDENTIALS.
    /// </summary>
    public static void AddDatabase(this IServiceCollection services)
    {
        var project = Environment.GetEnvironmentVariable(Database.Variable);
        if (Environment.GetEnvironmentVariable("FIRESTORE_EMULATOR_HOST") == "")
            Environment.SetEnvironmentVariable("FIRESTORE_EMULATOR_HOST", null);
        services.AddSingleton(_ => new FirestoreDbBuilder
        {
            ProjectId = string.IsNullOrEmpty(project) ? "demo-app" : project,
            EmulatorDetection = EmulatorDetection.EmulatorOrProduction,
        }.Build());
        services.AddSingleton<Database>();
    }
}
