package app;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Entity
@Table(name = "items")
class Item {
    @Id
    @GeneratedValue(strategy = GenerationType.UUID)
    private UUID id;

    // {{#if auth}}
    private UUID ownerId;
    // {{/if}}
    private String title;
    private boolean done;
    private Instant createdAt = Instant.now().truncatedTo(ChronoUnit.MILLIS);

    protected Item() {}

    Item(String title) {
        this.title = title;
    }

    public UUID getId() {
        return id;
    }

    // {{#if auth}}
    Item ownedBy(UUID userId) {
        ownerId = userId;
        return this;
    }

    // {{/if}}
    public String getTitle() {
        return title;
    }

    public void setTitle(String title) {
        this.title = title;
    }

    public boolean isDone() {
        return done;
    }

    public void setDone(boolean done) {
        this.done = done;
    }

    public Instant getCreatedAt() {
        return createdAt;
    }
}
