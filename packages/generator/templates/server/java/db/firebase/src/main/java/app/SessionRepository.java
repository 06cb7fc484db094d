package app;

import static app.Database.await;

import com.google.cloud.Timestamp;
import com.google.cloud.firestore.DocumentReference;
import com.google.cloud.firestore.Firestore;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.stereotype.Repository;

/** A TTL policy on expiresAt makes Firestore delete expired sessions. */
@Repository
class SessionRepository {
    private final Firestore firestore;

    SessionRepository(Firestore firestore) {
        this.firestore = firestore;
    }

    void add(Session session) {
        var expiresAt = Timestamp.ofTimeSecondsAndNanos(session.expiresAt().getEpochSecond(), 0);
        await(document(session.tokenHash())
                .set(Map.of("userId", session.userId().toString(), "expiresAt", expiresAt)));
    }

    Optional<Session> findByTokenHashAndExpiresAtAfter(String tokenHash, Instant now) {
        var found = await(document(tokenHash).get());
        if (!found.exists()) return Optional.empty();
        var expiresAt = found.getTimestamp("expiresAt").toDate().toInstant();
        var session = new Session(tokenHash, UUID.fromString(found.getString("userId")), expiresAt);
        return Optional.of(session).filter(open -> open.expiresAt().isAfter(now));
    }

    void deleteById(String tokenHash) {
        await(document(tokenHash).delete());
    }

    void deleteByUserId(UUID userId) {
        var theirs = firestore.collection("sessions").whereEqualTo("userId", userId.toString());
        for (var session : await(theirs.get()).getDocuments())
            await(session.getReference().delete());
    }

    private DocumentReference document(String tokenHash) {
        return firestore.collection("sessions").document(tokenHash);
    }
}
