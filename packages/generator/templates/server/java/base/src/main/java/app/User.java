package app;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.UUID;

@Entity
@Table(name = "users")
class User {
    @Id
    @GeneratedValue(strategy = GenerationType.UUID)
    private UUID id;

    private String email;
    private String passwordHash;
    private String resetHash;
    private Instant resetExpiresAt;
    private Instant createdAt = Instant.now();

    protected User() {}

    User(String email, String passwordHash) {
        this.email = email;
        this.passwordHash = passwordHash;
    }

    public UUID getId() {
        return id;
    }

    public String getEmail() {
        return email;
    }

    String passwordHash() {
        return passwordHash;
    }

    String resetHash() {
        return resetHash;
    }

    Instant resetExpiresAt() {
        return resetExpiresAt;
    }
}
