package app;

import java.util.UUID;

class User {
    private final UUID id;
    private final String email;
    private final String passwordHash;

    User(String email, String passwordHash) {
        this(UUID.randomUUID(), email, passwordHash);
    }

    User(UUID id, String email, String passwordHash) {
        this.id = id;
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
}
