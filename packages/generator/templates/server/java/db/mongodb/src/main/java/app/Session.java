package app;

import java.time.Instant;
import java.util.UUID;
import org.springframework.data.annotation.Id;
import org.springframework.data.mongodb.core.mapping.Document;

/** A session of a user. Only the hash of its token is stored: a stolen copy of the database opens no session. */
@Document("sessions")
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
