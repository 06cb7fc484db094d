package app;

import org.springframework.dao.OptimisticLockingFailureException;

/** Adds an update to ItemRepository, because Spring's save would insert an item that was deleted. */
interface ItemUpdates {
    /** @throws OptimisticLockingFailureException if the item was deleted in the meantime */
    Item update(Item item);
}
