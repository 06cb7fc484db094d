namespace Server;

public static class Texts
{
    /// <summary>Whether a database keeps it (PostgreSQL has no NUL), with so many characters as people count them: an emoji is one.</summary>
    public static bool Fits(this string text, int least, int most)
    {
        var length = text.EnumerateRunes().Count();
        return length >= least && length <= most && !text.Contains('\0');
    }
}
