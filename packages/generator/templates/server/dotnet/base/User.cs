namespace Server;

public class User
{
    public Guid Id { get; init; } = Guid.CreateVersion7();
    public required string Email { get; init; }
    public string PasswordHash { get; set; } = "";
    public DateTime CreatedAt { get; init; } = DateTime.UtcNow;
}

/// <summary>A session of a user. Only the hash of its token is stored: a stolen copy of the database opens no session.</summary>
public class Session
{
    public required string TokenHash { get; init; }
    public Guid UserId { get; init; }
    public User? User { get; init; }
    public DateTime ExpiresAt { get; init; }
}
