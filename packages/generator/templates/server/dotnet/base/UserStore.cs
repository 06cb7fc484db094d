using Microsoft.EntityFrameworkCore;

namespace Server;

public class UserStore(AppDb db)
{
    /// <summary>Returns false if the address already has an account.</summary>
    public async Task<bool> Add(User user)
    {
        if (await Find(user.Email) is not null) return false;
        db.Add(user);
        try
        {
            await db.SaveChangesAsync();
            return true;
        }
        catch (DbUpdateException)
        {
            if (await Find(user.Email) is null) throw;
            return false; // another request was faster
        }
    }

    public Task<User?> Find(string email) => db.Users.FirstOrDefaultAsync(user => user.Email == email);

    public Task<User?> FindBySession(string tokenHash) =>
        db.Sessions.Where(session => session.TokenHash == tokenHash && session.ExpiresAt > DateTime.UtcNow)
            .Select(session => session.User)
            .FirstOrDefaultAsync();

    public async Task AddSession(Session session)
    {
        await db.Sessions.Where(old => old.ExpiresAt < DateTime.UtcNow).ExecuteDeleteAsync();
        db.Add(session);
        await db.SaveChangesAsync();
    }

    public Task RemoveSession(string tokenHash) =>
        db.Sessions.Where(session => session.TokenHash == tokenHash).ExecuteDeleteAsync();
}
