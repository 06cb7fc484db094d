namespace Server;

public static class Texts
{
    /// <summary>Whether the length is allowed (an emoji counts as one) and there is no NUL, which PostgreSQL cannot store.</summary>
    public static bool Fits(this string text, int least, int most)
    {
        var length = text.EnumerateRunes().Count();
        return length >= least && length <= most && !text.Contains('\0');
    }
}
