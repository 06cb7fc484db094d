package app;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

class Item {
    private final UUID id;
    private final Instant createdAt;
    private String title;
    private boolean done;
    // {{#if auth}}
    private UUID ownerId;
    // {{/if}}

    Item(String title) {
        this(UUID.randomUUID(), title, false, Instant.now().truncatedTo(ChronoUnit.MILLIS));
    }

    Item(UUID id, String title, boolean done, Instant createdAt) {
        this.id = id;
        this.title = title;
        this.done = done;
        this.createdAt = createdAt;
    }

    // {{#if auth}}
    Item ownedBy(UUID userId) {
        ownerId = userId;
        return this;
    }

    // {{/if}}
    /** The collection or key of the items of the same owner. */
    String home() {
        var home = "items";
        // {{#if auth}}
        home = homeOf(ownerId);
        // {{/if}}
        return home;
    }

    // {{#if auth}}
    static String homeOf(UUID ownerId) {
        // {{#if redis}}
        return "items:" + ownerId;
        // {{/if}}
        // {{#if firebase}}
        return "owners/" + ownerId + "/items";
        // {{/if}}
    }

    // {{/if}}
    public UUID getId() {
        return id;
    }

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
