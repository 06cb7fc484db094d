package app;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.data.redis.core.HashOperations;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Repository;

/** Each item is a hash; a sorted set holds the ids by age. */
@Repository
class ItemRepository {
    private final StringRedisTemplate redis;
    private final HashOperations<String, String, String> hashes;

    ItemRepository(StringRedisTemplate redis) {
        this.redis = redis;
        this.hashes = redis.opsForHash();
    }

    // {{#if auth}}
    Optional<Item> findByIdAndOwnerId(UUID id, UUID ownerId) {
        var isTheirs = redis.opsForZSet().score(Item.homeOf(ownerId), id.toString()) != null;
        return isTheirs ? findById(id).map(item -> item.ownedBy(ownerId)) : Optional.empty();
    }

    long countByOwnerId(UUID ownerId) {
        return redis.opsForZSet().zCard(Item.homeOf(ownerId));
    }

    List<Item> page(UUID ownerId, int limit, int offset) {
        return page(Item.homeOf(ownerId), limit, offset);
    }

    // {{/if}}
    // {{#unless auth}}
    long count() {
        return redis.opsForZSet().zCard("items");
    }

    List<Item> page(int limit, int offset) {
        return page("items", limit, offset);
    }

    // {{/unless}}
    Optional<Item> findById(UUID id) {
        var found = hashes.entries("item:" + id);
        return found.isEmpty() ? Optional.empty() : Optional.of(itemOf(id, found));
    }

    Item save(Item item) {
        var createdAt = item.getCreatedAt().toEpochMilli();
        hashes.putAll("item:" + item.getId(), fieldsOf(item));
        redis.opsForZSet().add(item.home(), item.getId().toString(), createdAt);
        return item;
    }

    /** @throws OptimisticLockingFailureException if the item was deleted in the meantime */
    Item update(Item item) {
        if (!Database.update(redis, "item:" + item.getId(), fieldsOf(item))) {
            throw new OptimisticLockingFailureException("The item was deleted");
        }
        return item;
    }

    void delete(Item item) {
        redis.opsForZSet().remove(item.home(), item.getId().toString());
        redis.delete("item:" + item.getId());
    }

    private List<Item> page(String home, int limit, int offset) {
        return redis.opsForZSet().reverseRange(home, offset, offset + limit - 1L).stream()
                .map(UUID::fromString)
                .flatMap(id -> findById(id).stream())
                .toList();
    }

    private static Map<String, String> fieldsOf(Item item) {
        var createdAt = item.getCreatedAt().toEpochMilli();
        return Map.of("title", item.getTitle(), "done", "" + item.isDone(), "createdAt", "" + createdAt);
    }

    private static Item itemOf(UUID id, Map<String, String> found) {
        var createdAt = Instant.ofEpochMilli(Long.parseLong(found.get("createdAt")));
        return new Item(id, found.get("title"), Boolean.parseBoolean(found.get("done")), createdAt);
    }
}
