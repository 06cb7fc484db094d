using StackExchange.Redis;

namespace Server;

public class UserStore(IConnectionMultiplexer connection)
{
    private readonly IDatabase _redis = connection.GetDatabase();

    /// <summary>Returns false if the address already has an account. Of two simultaneous requests, one succeeds.</summary>
    public async Task<bool> Add(User user)
    {
        if (!await _redis.StringSetAsync($"email:{user.Email}", user.Id.ToString(), when: When.NotExists)) return false;
        await _redis.HashSetAsync($"user:{user.Id}",
        [
            new HashEntry("email", user.Email),
            new HashEntry("passwordHash", user.PasswordHash),
            new HashEntry("createdAt", user.CreatedAt.ToString("O")),
        ]);
        return true;
    }

    public Task<User?> Find(string email) => FindAt($"email:{email}");

    public Task<User?> FindBySession(string tokenHash) => FindAt($"session:{tokenHash}");

    /// <summary>Redis itself deletes expired sessions.</summary>
    public Task AddSession(Session session) => _redis.StringSetAsync(
        $"session:{session.TokenHash}", session.UserId.ToString(), expiry: session.ExpiresAt - DateTime.UtcNow);

    public Task RemoveSession(string tokenHash) => _redis.KeyDeleteAsync($"session:{tokenHash}");

    /// <summary>Finds the user whose id is stored at a key.</summary>
    private async Task<User?> FindAt(string key)
    {
        if (!Guid.TryParse((string?)await _redis.StringGetAsync(key), out var id)) return null;
        var fields = await _redis.HashGetAsync($"user:{id}", ["email", "passwordHash"]);
        return fields[0].IsNull ? null : new User { Id = id, Email = fields[0].ToString(), PasswordHash = fields[1].ToString() };
    }
}
