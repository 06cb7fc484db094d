using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Storage.ValueConversion;

namespace Server;

public class AppDb(DbContextOptions<AppDb> options) : DbContext(options)
{
    // {{#if auth}}
    public DbSet<User> Users => Set<User>();
    public DbSet<Session> Sessions => Set<Session>();
    // {{/if}}
    // {{#if api}}
    public DbSet<Item> Items => Set<Item>();
    // {{/if}}

    protected override void ConfigureConventions(ModelConfigurationBuilder conventions) =>
        conventions.Properties<DateTime>().HaveConversion<Utc>();

    protected override void OnModelCreating(ModelBuilder model)
    {
        // {{#if auth}}
        model.Entity<User>(user =>
        {
            user.HasIndex(u => u.Email).IsUnique();
            user.Property(u => u.Email).HasMaxLength(254);
        });
        model.Entity<Session>(session =>
        {
            session.HasKey(s => s.TokenHash);
            session.Property(s => s.TokenHash).HasMaxLength(64);
            session.HasOne(s => s.User).WithMany().HasForeignKey(s => s.UserId);
        });
        // {{/if}}
        // {{#if api}}
        model.Entity<Item>().Property(item => item.Title).HasMaxLength(200);
        // {{/if}}
        // {{#if guarded}}
        model.Entity<Item>().HasOne<User>().WithMany().HasForeignKey(item => item.OwnerId);
        model.Entity<Item>().HasIndex(item => new { item.OwnerId, item.CreatedAt });
        // {{/if}}
    }

    /// <summary>All times are UTC, even in a database that does not store the time zone.</summary>
    private class Utc() : ValueConverter<DateTime, DateTime>(
        written => written, read => DateTime.SpecifyKind(read, DateTimeKind.Utc));
}
