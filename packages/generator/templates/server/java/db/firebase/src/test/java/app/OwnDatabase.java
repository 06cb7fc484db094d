package app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;

/** The tests' project in the emulator, which isolates projects. Without it, the tests would reach Google. */
class OwnDatabase {
    private static final String PROJECT = "demo-test";

    static Map<String, Object> settings() {
        var file = new Properties();
        try (var lines = Files.newBufferedReader(Path.of("../.env"))) {
            file.load(lines);
        } catch (IOException absent) {
            // Without the file, only environment variables apply.
        }
        if (PROJECT.equals(System.getenv("FIREBASE_PROJECT_ID"))
                || PROJECT.equals(file.getProperty("FIREBASE_PROJECT_ID"))) {
            throw new IllegalStateException(
                    "The tests would use \"%s\", the database of the application: set FIREBASE_PROJECT_ID to another one."
                            .formatted(PROJECT));
        }
        var named = System.getenv().getOrDefault("FIRESTORE_EMULATOR_HOST", "");
        var emulator = named.isEmpty() ? file.getProperty("FIRESTORE_EMULATOR_HOST", "") : named;
        return Map.of(
                "FIREBASE_PROJECT_ID",
                PROJECT,
                "FIRESTORE_EMULATOR_HOST",
                emulator.isEmpty() ? "localhost:8085" : emulator);
    }
}
