using Google.Cloud.Firestore;
using Grpc.Core;

namespace Server;

public class UserStore(FirestoreDb firestore)
{
    private CollectionReference Users => firestore.Collection("users");
    private CollectionReference Sessions => firestore.Collection("sessions");

    /// <summary>Returns false if the address, which names the document, already has an account.</summary>
    public async Task<bool> Add(User user)
    {
        try
        {
            await Users.Document(Uri.EscapeDataString(user.Email)).CreateAsync(new Dictionary<string, object>
            {
                ["id"] = user.Id.ToString(),
                ["email"] = user.Email,
                ["passwordHash"] = user.PasswordHash,
                ["createdAt"] = user.CreatedAt,
            });
            return true;
        }
        catch (RpcException refused) when (refused.StatusCode == StatusCode.AlreadyExists)
        {
            return false;
        }
    }

    public async Task<User?> Find(string email)
    {
        var found = await Users.Document(Uri.EscapeDataString(email)).GetSnapshotAsync();
        return found.Exists ? Read(found) : null;
    }

    public async Task<User?> FindBySession(string tokenHash)
    {
        var open = await Sessions.Document(tokenHash).GetSnapshotAsync();
        if (!open.Exists || open.GetValue<DateTime>("expiresAt") < DateTime.UtcNow) return null;
        var found = await Users.WhereEqualTo("id", open.GetValue<string>("userId")).Limit(1).GetSnapshotAsync();
        return found.Select(Read).FirstOrDefault();
    }

    /// <summary>A TTL policy on expiresAt makes Firestore delete expired sessions.</summary>
    public Task AddSession(Session session) => Sessions.Document(session.TokenHash).SetAsync(new Dictionary<string, object>
    {
        ["userId"] = session.UserId.ToString(),
        ["expiresAt"] = session.ExpiresAt,
    });

    public Task RemoveSession(string tokenHash) => Sessions.Document(tokenHash).DeleteAsync();

    private static User Read(DocumentSnapshot found) => new()
    {
        Id = Guid.Parse(found.GetValue<string>("id")),
        Email = found.GetValue<string>("email"),
        PasswordHash = found.GetValue<string>("passwordHash"),
    };
}
