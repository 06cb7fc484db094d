package app;

import static app.Database.await;

import com.google.api.gax.rpc.AlreadyExistsException;
import com.google.cloud.firestore.DocumentSnapshot;
import com.google.cloud.firestore.Firestore;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Repository;

/** A document is named after the address, which is how Firestore keeps it unique. */
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
        var query = firestore.collection("users").whereEqualTo("id", id.toString());
        return await(query.limit(1).get()).getDocuments().stream().findFirst().map(UserRepository::userOf);
    }

    private static String nameOf(String email) {
        return email.replace("/", "%2F");
    }

    private static User userOf(DocumentSnapshot found) {
        return new User(
                UUID.fromString(found.getString("id")), found.getString("email"), found.getString("passwordHash"));
    }
}
