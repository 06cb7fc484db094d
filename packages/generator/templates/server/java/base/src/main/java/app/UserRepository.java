package app;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.jpa.repository.Modifying;
import org.springframework.data.jpa.repository.Query;
import org.springframework.data.repository.CrudRepository;
import org.springframework.transaction.annotation.Transactional;

interface UserRepository extends CrudRepository<User, UUID> {
    Optional<User> findByEmail(String email);

    @Modifying
    @Transactional
    @Query("update User set resetHash = :hash, resetExpiresAt = :expiresAt where id = :id")
    void setReset(UUID id, String hash, Instant expiresAt);

    /** Returns 0 if the account no longer has this resetHash. */
    @Modifying
    @Transactional
    @Query("update User set passwordHash = :passwordHash, resetHash = null, resetExpiresAt = null"
            + " where id = :id and resetHash = :resetHash")
    int changePassword(UUID id, String resetHash, String passwordHash);
}
