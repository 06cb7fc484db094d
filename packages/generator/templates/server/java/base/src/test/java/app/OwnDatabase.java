package app;

import java.net.URI;
import java.sql.SQLException;
import java.util.Map;

/** The tests' database, which is created if it does not exist. */
class OwnDatabase {
    private static final String USUAL = "postgresql://app:app@localhost:5432/app";

    static Map<String, Object> settings() {
        var own = SeparateDatabase.find(USUAL, "app", name -> name + "_test");
        var server = URI.create(new SeparateDatabase(own.server(), "postgres", own.options()).url());
        try (var source = Database.dataSource(server)) {
            source.setConnectionTimeout(3000);
            try (var connection = source.getConnection();
                    var statement = connection.createStatement()) {
                var quoted = statement.enquoteIdentifier(own.name(), true);
                var literal = statement.enquoteLiteral(own.name());
                var known = statement.executeQuery("SELECT 1 FROM pg_database WHERE datname = " + literal);
                if (!known.next()) statement.execute("CREATE DATABASE " + quoted);
            }
        } catch (SQLException refused) {
            throw new IllegalStateException(
                    "The tests need the PostgreSQL database \"%s\", which cannot be used: %s"
                            .formatted(own.name(), refused.getMessage()),
                    refused);
        }
        return Map.of("DATABASE_URL", own.url());
    }
}
