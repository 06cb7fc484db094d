package app;

import java.util.Map;

/** The tests' database: the last of Redis's default sixteen. */
class OwnDatabase {
    static Map<String, Object> settings() {
        var own = SeparateDatabase.find("redis://localhost:6379", "0", name -> "15");
        return Map.of("DATABASE_URL", own.url());
    }
}
