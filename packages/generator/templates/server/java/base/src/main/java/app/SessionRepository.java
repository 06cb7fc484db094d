package app;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.repository.CrudRepository;
import org.springframework.transaction.annotation.Transactional;

interface SessionRepository extends CrudRepository<Session, String> {
    Optional<Session> findByTokenHashAndExpiresAtAfter(String tokenHash, Instant now);

    @Transactional
    void deleteByExpiresAtBefore(Instant now);

    @Transactional
    void deleteByUserId(UUID userId);

    default void add(Session session) {
        deleteByExpiresAtBefore(Instant.now());
        save(session);
    }
}
