package app;

import java.util.Map;

/** The database of the tests: the last of the sixteen that Redis has unless it is told otherwise. */
class OwnDatabase {
    static Map<String, Object> settings() {
        var own = SeparateDatabase.find("redis://localhost:6379", "0", name -> "15");
        return Map.of("DATABASE_URL", own.url());
    }
}
