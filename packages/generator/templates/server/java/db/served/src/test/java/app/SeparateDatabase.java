package app;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Finds the tests' database. */
record SeparateDatabase(String server, String name, String options) {
    /** A server, a name and options: mysql://app@localhost:3306/app?ssl=1. */
    private static final Pattern PARTS = Pattern.compile("([^:]+://[^/?]*)/?([^?]*)(.*)");

    /**
     * Returns TEST_DATABASE_URL, or else DATABASE_URL (or the usual one) with another name. A driver uses the unnamed
     * database when an address has no name.
     *
     * @throws IllegalStateException if it has the name of the application's database, because the tests write. Servers
     *     are not compared: a server can have many addresses.
     */
    static SeparateDatabase find(String usual, String unnamed, UnaryOperator<String> rename) {
        var file = new Properties();
        try (var lines = Files.newBufferedReader(Path.of("../.env"))) {
            file.load(lines);
        } catch (IOException absent) {
            // Without the file, only environment variables apply.
        }
        var known = all("DATABASE_URL", file);
        var addresses = known.isEmpty() ? List.of(usual) : known;
        var used = addresses.stream().map(address -> of(address, unnamed)).toList();
        var first = used.getFirst();
        var derived = new SeparateDatabase(first.server, rename.apply(first.name), first.options);
        var own = all("TEST_DATABASE_URL", file).stream()
                .map(address -> of(address, unnamed))
                .findFirst()
                .orElse(derived);
        if (used.stream().anyMatch(other -> other.name.equalsIgnoreCase(own.name))) {
            throw new IllegalStateException(
                    "The tests would use \"%s\", the database of the application: set TEST_DATABASE_URL to another one."
                            .formatted(own.name));
        }
        return own;
    }

    String url() {
        return server + "/" + URLEncoder.encode(name, StandardCharsets.UTF_8) + options;
    }

    private static List<String> all(String variable, Properties file) {
        return Stream.of(System.getenv().getOrDefault(variable, ""), file.getProperty(variable, ""))
                .filter(value -> !value.isEmpty())
                .toList();
    }

    private static SeparateDatabase of(String url, String unnamed) {
        var found = PARTS.matcher(url);
        if (!found.matches()) throw new IllegalStateException("This is not a database address: " + url);
        var name = URLDecoder.decode(found.group(2).isEmpty() ? unnamed : found.group(2), StandardCharsets.UTF_8);
        return new SeparateDatabase(found.group(1), name.replaceFirst("^0+(?=\\d)", ""), found.group(3));
    }
}
