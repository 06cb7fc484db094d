package app;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Repository;

/** Redis itself deletes expired sessions. A sorted set holds the sessions of each user by expiry. */
@Repository
class SessionRepository {
    private final StringRedisTemplate redis;

    SessionRepository(StringRedisTemplate redis) {
        this.redis = redis;
    }

    void add(Session session) {
        var now = Instant.now();
        var left = Duration.between(now, session.expiresAt());
        var all = keyOfAll(session.userId());
        redis.opsForZSet().removeRangeByScore(all, 0, now.toEpochMilli());
        redis.opsForZSet().add(all, session.tokenHash(), session.expiresAt().toEpochMilli());
        redis.expire(all, left);
        redis.opsForValue().set(keyOf(session.tokenHash()), session.userId().toString(), left);
    }

    Optional<Session> findByTokenHashAndExpiresAtAfter(String tokenHash, Instant now) {
        return Optional.ofNullable(redis.opsForValue().get(keyOf(tokenHash)))
                .map(userId -> new Session(tokenHash, UUID.fromString(userId), now));
    }

    void deleteById(String tokenHash) {
        redis.delete(keyOf(tokenHash));
    }

    void deleteByUserId(UUID userId) {
        var tokenHashes = redis.opsForZSet().range(keyOfAll(userId), 0, -1);
        redis.delete(tokenHashes.stream().map(SessionRepository::keyOf).toList());
        redis.delete(keyOfAll(userId));
    }

    private static String keyOf(String tokenHash) {
        return "session:" + tokenHash;
    }

    private static String keyOfAll(UUID userId) {
        return "sessions:" + userId;
    }
}
