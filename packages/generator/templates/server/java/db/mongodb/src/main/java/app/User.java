package app;

import java.time.Instant;
import java.util.UUID;
import org.springframework.data.annotation.Id;
import org.springframework.data.mongodb.core.mapping.Document;

@Document("users")
class User {
    @Id
    private UUID id = UUID.randomUUID();

    private String email;
    private String passwordHash;
    private String resetHash;
    private Instant resetExpiresAt;
    private Instant createdAt = Instant.now();

    protected User() {}

    User(String email, String passwordHash) {
        this.email = email;
        this.passwordHash = passwordHash;
    }

    public UUID getId() {
        return id;
    }

    public String getEmail() {
        return email;
    }

    String passwordHash() {
        return passwordHash;
    }

    String resetHash() {
        return resetHash;
    }

    Instant resetExpiresAt() {
        return resetExpiresAt;
    }
}
