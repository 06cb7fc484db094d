package app;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.springframework.data.domain.Limit;
import org.springframework.data.domain.OffsetScrollPosition;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.Sort;
import org.springframework.data.domain.Window;
import org.springframework.data.repository.CrudRepository;

interface ItemRepository extends CrudRepository<Item, UUID>, ItemUpdates {
    Sort NEWEST_FIRST = Sort.by("createdAt").descending().and(Sort.by("id"));

    // {{#if auth}}
    Optional<Item> findByIdAndOwnerId(UUID id, UUID ownerId);

    long countByOwnerId(UUID ownerId);

    Window<Item> findByOwnerId(UUID ownerId, OffsetScrollPosition position, Limit limit, Sort sort);

    default List<Item> page(UUID ownerId, int limit, int offset) {
        return findByOwnerId(ownerId, behind(offset), Limit.of(limit), NEWEST_FIRST)
                .getContent();
    }

    // {{/if}}
    // {{#unless auth}}
    @Override
    Optional<Item> findById(UUID id);

    Window<Item> findAllBy(OffsetScrollPosition position, Limit limit, Sort sort);

    default List<Item> page(int limit, int offset) {
        return findAllBy(behind(offset), Limit.of(limit), NEWEST_FIRST).getContent();
    }

    // {{/unless}}
    /** An offset position is that of an item, and the page starts after it. */
    private static OffsetScrollPosition behind(int count) {
        return count == 0 ? ScrollPosition.offset() : ScrollPosition.offset(count - 1);
    }
}
