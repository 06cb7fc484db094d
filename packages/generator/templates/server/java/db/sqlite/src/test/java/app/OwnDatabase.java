package app;

import java.util.Map;

/** The database of the tests is in memory. */
class OwnDatabase {
    static Map<String, Object> settings() {
        return Map.of("DATABASE_URL", "sqlite::memory:");
    }
}
