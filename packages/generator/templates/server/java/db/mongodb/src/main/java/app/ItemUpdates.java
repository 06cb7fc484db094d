package app;

import org.springframework.dao.OptimisticLockingFailureException;

/** What ItemRepository adds to the methods of Spring, whose save would insert an item that is not there any more. */
interface ItemUpdates {
    /** @throws OptimisticLockingFailureException when the item was deleted meanwhile */
    Item update(Item item);
}
