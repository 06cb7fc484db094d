package app;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.data.redis.core.HashOperations;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;
import org.springframework.stereotype.Repository;

@Repository
class UserRepository {
    private static final RedisScript<Long> CHANGE_PASSWORD = RedisScript.of("""
            if redis.call('HGET', KEYS[1], 'resetHash') ~= ARGV[1] then return 0 end
            redis.call('HSET', KEYS[1], 'passwordHash', ARGV[2])
            return redis.call('HDEL', KEYS[1], 'resetHash', 'resetExpiresAt')
            """, Long.class);

    private final StringRedisTemplate redis;
    private final HashOperations<String, String, String> hashes;

    UserRepository(StringRedisTemplate redis) {
        this.redis = redis;
        this.hashes = redis.opsForHash();
    }

    /** Writes the user before the address points to it: of two simultaneous requests, one gets the address. */
    User save(User user) {
        var key = "user:" + user.getId();
        hashes.putAll(key, Map.of("email", user.getEmail(), "passwordHash", user.passwordHash()));
        if (!redis.opsForValue()
                .setIfAbsent("email:" + user.getEmail(), user.getId().toString())) {
            redis.delete(key);
            throw new DuplicateKeyException(user.getEmail());
        }
        return user;
    }

    Optional<User> findByEmail(String email) {
        return Optional.ofNullable(redis.opsForValue().get("email:" + email))
                .map(UUID::fromString)
                .flatMap(this::findById);
    }

    Optional<User> findById(UUID id) {
        var found = hashes.entries("user:" + id);
        return found.isEmpty() ? Optional.empty() : Optional.of(userOf(id, found));
    }

    void setReset(UUID id, String hash, Instant expiresAt) {
        Database.update(
                redis, "user:" + id, Map.of("resetHash", hash, "resetExpiresAt", "" + expiresAt.toEpochMilli()));
    }

    /** Returns 0 if the account no longer has this resetHash. */
    long changePassword(UUID id, String resetHash, String passwordHash) {
        return redis.execute(CHANGE_PASSWORD, List.of("user:" + id), resetHash, passwordHash);
    }

    private static User userOf(UUID id, Map<String, String> found) {
        var expiresAt = Optional.ofNullable(found.get("resetExpiresAt"))
                .map(millis -> Instant.ofEpochMilli(Long.parseLong(millis)));
        return new User(
                id, found.get("email"), found.get("passwordHash"), found.get("resetHash"), expiresAt.orElse(null));
    }
}
