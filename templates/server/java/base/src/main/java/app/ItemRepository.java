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

interface ItemRepository extends CrudRepository<Item, UUID> {
    Sort NEWEST_FIRST = Sort.by("createdAt").descending().and(Sort.by("id"));

    Optional<Item> findByIdAndOwnerId(UUID id, UUID ownerId);

    Window<Item> findByOwnerId(UUID ownerId, OffsetScrollPosition position, Limit limit, Sort sort);

    long countByOwnerId(UUID ownerId);

    default List<Item> page(UUID ownerId, int limit, int offset) {
        var position = offset == 0 ? ScrollPosition.offset() : ScrollPosition.offset(offset - 1);
        return findByOwnerId(ownerId, position, Limit.of(limit), NEWEST_FIRST).getContent();
    }
}
