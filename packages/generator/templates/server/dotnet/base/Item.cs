namespace Server;

public class Item
{
    public Guid Id { get; init; } = Guid.CreateVersion7();
    // {{#if auth}}
    public Guid OwnerId { get; init; }
    // {{/if}}
    public required string Title { get; set; }
    public bool Done { get; set; }
    public DateTime CreatedAt { get; init; } = Now();

    /// <summary>To the millisecond, the precision of every database.</summary>
    private static DateTime Now() => DateTimeOffset.FromUnixTimeMilliseconds(DateTimeOffset.UtcNow.ToUnixTimeMilliseconds()).UtcDateTime;
}
