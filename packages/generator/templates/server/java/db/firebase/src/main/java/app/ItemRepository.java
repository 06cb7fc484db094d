package app;

import static app.Database.await;

import com.google.api.gax.rpc.NotFoundException;
import com.google.cloud.firestore.DocumentReference;
import com.google.cloud.firestore.DocumentSnapshot;
import com.google.cloud.firestore.Firestore;
import com.google.cloud.firestore.Query;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.stereotype.Repository;

/** Each owner has a separate collection, which needs no index over two fields. */
@Repository
class ItemRepository {
    private final Firestore firestore;

    ItemRepository(Firestore firestore) {
        this.firestore = firestore;
    }

    // {{#if auth}}
    Optional<Item> findByIdAndOwnerId(UUID id, UUID ownerId) {
        return find(Item.homeOf(ownerId), id).map(item -> item.ownedBy(ownerId));
    }

    long countByOwnerId(UUID ownerId) {
        return count(Item.homeOf(ownerId));
    }

    List<Item> page(UUID ownerId, int limit, int offset) {
        return page(Item.homeOf(ownerId), limit, offset);
    }

    // {{/if}}
    // {{#unless auth}}
    Optional<Item> findById(UUID id) {
        return find("items", id);
    }

    long count() {
        return count("items");
    }

    List<Item> page(int limit, int offset) {
        return page("items", limit, offset);
    }

    // {{/unless}}
    Item save(Item item) {
        await(document(item).set(fieldsOf(item)));
        return item;
    }

    /** @throws OptimisticLockingFailureException if the item was deleted in the meantime */
    Item update(Item item) {
        try {
            await(document(item).update(fieldsOf(item)));
            return item;
        } catch (DataAccessResourceFailureException failed) {
            if (!failed.contains(NotFoundException.class)) throw failed;
            throw new OptimisticLockingFailureException("The item was deleted", failed);
        }
    }

    void delete(Item item) {
        await(document(item).delete());
    }

    private DocumentReference document(Item item) {
        return firestore.collection(item.home()).document(item.getId().toString());
    }

    private Optional<Item> find(String home, UUID id) {
        var found = await(firestore.collection(home).document(id.toString()).get());
        return found.exists() ? Optional.of(itemOf(found)) : Optional.empty();
    }

    private long count(String home) {
        return await(firestore.collection(home).count().get()).getCount();
    }

    private List<Item> page(String home, int limit, int offset) {
        var newestFirst = firestore.collection(home).orderBy("createdAt", Query.Direction.DESCENDING);
        return await(newestFirst.offset(offset).limit(limit).get()).getDocuments().stream()
                .map(ItemRepository::itemOf)
                .toList();
    }

    private static Map<String, Object> fieldsOf(Item item) {
        return Map.of(
                "title",
                item.getTitle(),
                "done",
                item.isDone(),
                "createdAt",
                item.getCreatedAt().toEpochMilli());
    }

    private static Item itemOf(DocumentSnapshot found) {
        return new Item(
                UUID.fromString(found.getId()),
                found.getString("title"),
                found.getBoolean("done"),
                Instant.ofEpochMilli(found.getLong("createdAt")));
    }
}
