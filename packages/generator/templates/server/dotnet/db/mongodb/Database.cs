using MongoDB.Bson;
using MongoDB.Bson.Serialization;
using MongoDB.Bson.Serialization.Serializers;
using MongoDB.Driver;

namespace Server;

/// <summary>Whether the database responds. The first time that it does, the indexes are created.</summary>
public class Database(IMongoDatabase mongo, ILogger<Database> log)
{
    public const string Variable = "DATABASE_URL";

    public bool WasReady { get; private set; }

    public async Task<bool> IsReady(CancellationToken cancel)
    {
        try
        {
            await mongo.RunCommandAsync<BsonDocument>(new BsonDocument("ping", 1), cancellationToken: cancel);
            if (!WasReady) await Prepare(cancel);
            return WasReady = true;
        }
        catch (Exception unreachable) when (unreachable is MongoException or TimeoutException)
        {
            log.LogWarning("The database is not ready: {Message}", unreachable.Message);
            return false;
        }
    }

    private async Task Prepare(CancellationToken cancel)
    {
        // {{#if auth}}
        await mongo.GetCollection<User>("users").Indexes.CreateOneAsync(
            new CreateIndexModel<User>(Builders<User>.IndexKeys.Ascending(user => user.Email), new() { Unique = true }),
            cancellationToken: cancel);
        // MongoDB itself deletes expired sessions.
        await mongo.GetCollection<Session>("sessions").Indexes.CreateOneAsync(
            new CreateIndexModel<Session>(
                Builders<Session>.IndexKeys.Ascending(session => session.ExpiresAt), new() { ExpireAfter = TimeSpan.Zero }),
            cancellationToken: cancel);
        // {{/if}}
        // {{#if guarded}}
        await mongo.GetCollection<Item>("items").Indexes.CreateOneAsync(
            new CreateIndexModel<Item>(
                Builders<Item>.IndexKeys.Ascending(item => item.OwnerId).Descending(item => item.CreatedAt)),
            cancellationToken: cancel);
        // {{/if}}
    }
}

public static class DatabaseServices
{
    public static void AddDatabase(this IServiceCollection services)
    {
        BsonSerializer.TryRegisterSerializer(new GuidSerializer(GuidRepresentation.Standard));
        // {{#if auth}}
        BsonClassMap.TryRegisterClassMap<Session>(map =>
        {
            map.AutoMap();
            map.MapIdMember(session => session.TokenHash);
            map.UnmapMember(session => session.User);
        });
        // {{/if}}
        var address = Environment.GetEnvironmentVariable(Database.Variable);
        var url = new MongoUrl(string.IsNullOrEmpty(address) ? "mongodb://localhost:27017/app" : address);
        var settings = MongoClientSettings.FromUrl(url);
        settings.ServerSelectionTimeout = TimeSpan.FromSeconds(3);
        services.AddSingleton(new MongoClient(settings).GetDatabase(url.DatabaseName ?? "app"));
        services.AddSingleton<Database>();
    }
}
