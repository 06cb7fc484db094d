package app;

import java.util.Map;

/** The tests' database, which MongoDB creates with the first document. */
class OwnDatabase {
    static Map<String, Object> settings() {
        var own = SeparateDatabase.find("mongodb://localhost:27017/app", "app", name -> name + "_test");
        return Map.of("DATABASE_URL", own.url());
    }
}
