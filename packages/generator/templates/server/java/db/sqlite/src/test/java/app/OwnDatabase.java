package app;

import java.util.Map;

/** The tests' database is in memory. */
class OwnDatabase {
    static Map<String, Object> settings() {
        return Map.of("DATABASE_URL", "sqlite::memory:");
    }
}
