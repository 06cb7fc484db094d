package app;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

/** A session of a user. Only the hash of its token is stored: a stolen copy of the database opens no session. */
@Entity
@Table(name = "sessions")
class Session {
    @Id
    private String tokenHash;

    private UUID userId;
    private Instant expiresAt;

    protected Session() {}

    Session(String tokenHash, UUID userId, Instant expiresAt) {
        this.tokenHash = tokenHash;
        this.userId = userId;
        this.expiresAt = expiresAt;
    }

    UUID userId() {
        return userId;
    }
}
