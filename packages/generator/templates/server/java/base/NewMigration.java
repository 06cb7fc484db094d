import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the file of the next migration: java NewMigration.java add notes */
void main(String[] words) throws IOException {
    var name = String.join("_", words).toLowerCase().replaceAll("[^a-z0-9]+", "_");
    if (name.isEmpty()) {
        System.err.println("A migration needs a name.");
        System.exit(1);
    }
    var folder = Path.of("src/main/resources/db/migration");
    try (var files = Files.list(folder)) {
        var newest = files.map(file -> file.getFileName().toString())
                .filter(file -> file.matches("V\\d+__.*"))
                .mapToInt(file -> Integer.parseInt(file.substring(1, file.indexOf('_'))))
                .max();
        var file = folder.resolve("V%d__%s.sql".formatted(newest.orElse(0) + 1, name));
        Files.writeString(file, "-- alter table items add column notes varchar(200) not null default '';\n");
        IO.println(file);
    }
}
