package app;

import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.data.redis.core.HashOperations;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Repository;

@Repository
class UserRepository {
    private final StringRedisTemplate redis;
    private final HashOperations<String, String, String> hashes;

    UserRepository(StringRedisTemplate redis) {
        this.redis = redis;
        this.hashes = redis.opsForHash();
    }

    /** Writes the user before the address leads to it: of two people who ask at once, one gets the address. */
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
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(new User(id, found.get("email"), found.get("passwordHash")));
    }
}
