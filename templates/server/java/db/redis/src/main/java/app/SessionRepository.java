package app;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Repository;

/** Redis itself forgets a session that is over. */
@Repository
class SessionRepository {
    private final StringRedisTemplate redis;

    SessionRepository(StringRedisTemplate redis) {
        this.redis = redis;
    }

    void add(Session session) {
        var left = Duration.between(Instant.now(), session.expiresAt());
        redis.opsForValue()
                .set("session:" + session.tokenHash(), session.userId().toString(), left);
    }

    Optional<Session> findByTokenHashAndExpiresAtAfter(String tokenHash, Instant now) {
        return Optional.ofNullable(redis.opsForValue().get("session:" + tokenHash))
                .map(userId -> new Session(tokenHash, UUID.fromString(userId), now));
    }

    void deleteById(String tokenHash) {
        redis.delete("session:" + tokenHash);
    }
}
