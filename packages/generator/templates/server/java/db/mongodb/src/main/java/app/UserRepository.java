package app;

import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.mongodb.repository.Query;
import org.springframework.data.mongodb.repository.Update;
import org.springframework.data.repository.CrudRepository;

interface UserRepository extends CrudRepository<User, UUID> {
    Optional<User> findByEmail(String email);

    @Query("{ _id: ?0 }")
    @Update("{ $set: { resetHash: ?1, resetExpiresAt: ?2 } }")
    void setReset(UUID id, String hash, Instant expiresAt);

    /** Returns 0 if the account no longer has this resetHash. */
    @Query("{ _id: ?0, resetHash: ?1 }")
    @Update("{ $set: { passwordHash: ?2 }, $unset: { resetHash: '', resetExpiresAt: '' } }")
    int changePassword(UUID id, String resetHash, String passwordHash);
}
