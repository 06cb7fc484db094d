package app;

import java.time.Instant;
import java.util.UUID;
import org.springframework.data.annotation.Id;
import org.springframework.data.mongodb.core.mapping.Document;

/** Somebody who is signed in. Only a hash of the token is kept: a stolen copy of the database opens no session. */
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
