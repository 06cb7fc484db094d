using Microsoft.EntityFrameworkCore.Infrastructure;
using Microsoft.EntityFrameworkCore.Migrations;

namespace Server.Migrations;

[DbContext(typeof(AppDb))]
[Migration("20261122000000_First")]
public class First : Migration
{
    protected override void Up(MigrationBuilder migration)
    {
        // {{#if auth}}
        migration.CreateTable(
            "Users",
            table => new
            {
                Id = table.Column<Guid>(nullable: false),
                Email = table.Column<string>(maxLength: 254, nullable: false),
                PasswordHash = table.Column<string>(nullable: false),
                CreatedAt = table.Column<DateTime>(nullable: false),
            },
            constraints: table => table.PrimaryKey("PK_Users", user => user.Id));
        migration.CreateIndex("IX_Users_Email", "Users", "Email", unique: true);
        migration.CreateTable(
            "Sessions",
            table => new
            {
                TokenHash = table.Column<string>(maxLength: 64, nullable: false),
                UserId = table.Column<Guid>(nullable: false),
                ExpiresAt = table.Column<DateTime>(nullable: false),
            },
            constraints: table =>
            {
                table.PrimaryKey("PK_Sessions", session => session.TokenHash);
                table.ForeignKey("FK_Sessions_Users_UserId", session => session.UserId, "Users", "Id", onDelete: ReferentialAction.Cascade);
            });
        migration.CreateIndex("IX_Sessions_UserId", "Sessions", "UserId");
        // {{/if}}
        // {{#if api}}
        migration.CreateTable(
            "Items",
            table => new
            {
                Id = table.Column<Guid>(nullable: false),
                // {{#if auth}}
                OwnerId = table.Column<Guid>(nullable: false),
                // {{/if}}
                Title = table.Column<string>(maxLength: 200, nullable: false),
                Done = table.Column<bool>(nullable: false),
                CreatedAt = table.Column<DateTime>(nullable: false),
            },
            constraints: table =>
            {
                table.PrimaryKey("PK_Items", item => item.Id);
                // {{#if auth}}
                table.ForeignKey("FK_Items_Users_OwnerId", item => item.OwnerId, "Users", "Id", onDelete: ReferentialAction.Cascade);
                // {{/if}}
            });
        // {{/if}}
        // {{#if guarded}}
        migration.CreateIndex("IX_Items_OwnerId_CreatedAt", "Items", ["OwnerId", "CreatedAt"]);
        // {{/if}}
    }

    protected override void Down(MigrationBuilder migration)
    {
        // {{#if api}}
        migration.DropTable("Items");
        // {{/if}}
        // {{#if auth}}
        migration.DropTable("Sessions");
        migration.DropTable("Users");
        // {{/if}}
    }
}
