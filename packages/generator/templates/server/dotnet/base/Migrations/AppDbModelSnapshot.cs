using Microsoft.EntityFrameworkCore;
using Microsoft.EntityFrameworkCore.Infrastructure;

namespace Server.Migrations;

/// <summary>The model after the last migration; `dotnet ef migrations add` compares with it and replaces it.</summary>
[DbContext(typeof(AppDb))]
public class AppDbModelSnapshot : ModelSnapshot
{
    protected override void BuildModel(ModelBuilder model)
    {
        // {{#if auth}}
        model.Entity("Server.User", user =>
        {
            user.Property<Guid>("Id").ValueGeneratedOnAdd();
            user.Property<string>("Email").IsRequired().HasMaxLength(254);
            user.Property<string>("PasswordHash").IsRequired();
            user.Property<DateTime>("CreatedAt");
            user.HasKey("Id");
            user.HasIndex("Email").IsUnique();
            user.ToTable("Users");
        });
        model.Entity("Server.Session", session =>
        {
            session.Property<string>("TokenHash").HasMaxLength(64);
            session.Property<Guid>("UserId");
            session.Property<DateTime>("ExpiresAt");
            session.HasKey("TokenHash");
            session.HasIndex("UserId");
            session.ToTable("Sessions");
            session.HasOne("Server.User", "User").WithMany().HasForeignKey("UserId").OnDelete(DeleteBehavior.Cascade).IsRequired();
        });
        // {{/if}}
        // {{#if api}}
        model.Entity("Server.Item", item =>
        {
            item.Property<Guid>("Id").ValueGeneratedOnAdd();
            item.Property<string>("Title").IsRequired().HasMaxLength(200);
            item.Property<bool>("Done");
            item.Property<DateTime>("CreatedAt");
            item.HasKey("Id");
            item.ToTable("Items");
        });
        // {{/if}}
        // {{#if guarded}}
        model.Entity("Server.Item", item =>
        {
            item.Property<Guid>("OwnerId");
            item.HasIndex("OwnerId", "CreatedAt");
            item.HasOne("Server.User", null).WithMany().HasForeignKey("OwnerId").OnDelete(DeleteBehavior.Cascade).IsRequired();
        });
        // {{/if}}
    }
}
