package app;

import java.time.Instant;
import java.util.UUID;

class User {
    private final UUID id;
    private final String email;
    private final String passwordHash;
    private final String resetHash;
    private final Instant resetExpiresAt;

    User(String email, String passwordHash) {
        this(UUID.randomUUID(), email, passwordHash, null, null);
    }

    User(UUID id, String email, String passwordHash, String resetHash, Instant resetExpiresAt) {
        this.id = id;
        this.email = email;
        this.passwordHash = passwordHash;
        this.resetHash = resetHash;
        this.resetExpiresAt = resetExpiresAt;
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
