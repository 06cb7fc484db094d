using MongoDB.Driver;

namespace Server;

public class UserStore(IMongoDatabase mongo)
{
    private readonly IMongoCollection<User> _users = mongo.GetCollection<User>("users");
    private readonly IMongoCollection<Session> _sessions = mongo.GetCollection<Session>("sessions");

    /// <summary>Returns false if the address already has an account.</summary>
    public async Task<bool> Add(User user)
    {
        try
        {
            await _users.InsertOneAsync(user);
            return true;
        }
        catch (MongoWriteException refused) when (refused.WriteError?.Category == ServerErrorCategory.DuplicateKey)
        {
            return false;
        }
    }

    public async Task<User?> Find(string email) => await _users.Find(user => user.Email == email).FirstOrDefaultAsync();

    public async Task<User?> FindBySession(string tokenHash)
    {
        var open = await _sessions
            .Find(session => session.TokenHash == tokenHash && session.ExpiresAt > DateTime.UtcNow)
            .FirstOrDefaultAsync();
        return open is null ? null : await _users.Find(user => user.Id == open.UserId).FirstOrDefaultAsync();
    }

    public Task AddSession(Session session) => _sessions.InsertOneAsync(session);

    public Task RemoveSession(string tokenHash) => _sessions.DeleteOneAsync(session => session.TokenHash == tokenHash);
}
