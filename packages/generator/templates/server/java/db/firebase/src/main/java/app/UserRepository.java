package app;

import static app.Database.await;

import com.google.api.gax.rpc.AlreadyExistsException;
import com.google.cloud.firestore.DocumentSnapshot;
import com.google.cloud.firestore.FieldValue;
import com.google.cloud.firestore.Firestore;
import com.google.cloud.firestore.Query;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** A document is named after the address, which makes the address unique in Firestore. */
@Repository
class UserRepository {
    private final Firestore firestore;

    UserRepository(Firestore firestore) {
        this.firestore = firestore;
    }

    User save(User user) {
        var fields = Map.<String, Object>of(
                "id", user.getId().toString(), "email", user.getEmail(), "passwordHash", user.passwordHash());
        try {
            await(firestore
                    .collection("users")
                    .document(nameOf(user.getEmail()))
                    .create(fields));
        } catch (DataAccessResourceFailureException failed) {
            if (failed.contains(AlreadyExistsException.class)) throw new DuplicateKeyException(user.getEmail());
            throw failed;
        }
        return user;
    }

    Optional<User> findByEmail(String email) {
        var found = await(firestore.collection("users").document(nameOf(email)).get());
        return found.exists() ? Optional.of(userOf(found)) : Optional.empty();
    }

    Optional<User> findById(UUID id) {
        return await(withId(id).get()).getDocuments().stream().findFirst().map(UserRepository::userOf);
    }

    void setReset(UUID id, String hash, Instant expiresAt) {
        for (var found : await(withId(id).get()).getDocuments()) {
            await(found.getReference().update("resetHash", hash, "resetExpiresAt", expiresAt.toEpochMilli()));
        }
    }

    /** Returns 0 if the account no longer has this resetHash. */
    int changePassword(UUID id, String resetHash, String passwordHash) {
        return await(firestore.runTransaction(transaction -> {
            var found =
                    transaction.get(withId(id)).get().getDocuments().stream().findFirst();
            if (found.isEmpty() || !resetHash.equals(found.get().getString("resetHash"))) return 0;
            var changes = Map.<String, Object>of(
                    "passwordHash",
                    passwordHash,
                    "resetHash",
                    FieldValue.delete(),
                    "resetExpiresAt",
                    FieldValue.delete());
            transaction.update(found.get().getReference(), changes);
            return 1;
        }));
    }

    private Query withId(UUID id) {
        return firestore.collection("users").whereEqualTo("id", id.toString()).limit(1);
    }

    private static String nameOf(String email) {
        return email.replace("/", "%2F");
    }

    private static User userOf(DocumentSnapshot found) {
        var expiresAt = Optional.ofNullable(found.getLong("resetExpiresAt")).map(Instant::ofEpochMilli);
        return new User(
                UUID.fromString(found.getString("id")),
                found.getString("email"),
                found.getString("passwordHash"),
                found.getString("resetHash"),
                expiresAt.orElse(null));
    }
}
