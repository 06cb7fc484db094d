package app;

import java.time.Instant;
import java.util.Optional;
import org.springframework.data.repository.CrudRepository;
import org.springframework.transaction.annotation.Transactional;

interface SessionRepository extends CrudRepository<Session, String> {
    Optional<Session> findByTokenHashAndExpiresAtAfter(String tokenHash, Instant now);

    @Transactional
    void deleteByExpiresAtBefore(Instant now);

    default void add(Session session) {
        deleteByExpiresAtBefore(Instant.now());
        save(session);
    }
}
