package app;

import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.data.mongodb.core.MongoTemplate;
import org.springframework.data.mongodb.core.query.Criteria;
import org.springframework.data.mongodb.core.query.Query;

class ItemUpdatesImpl implements ItemUpdates {
    private final MongoTemplate mongo;

    ItemUpdatesImpl(MongoTemplate mongo) {
        this.mongo = mongo;
    }

    @Override
    public Item update(Item item) {
        var found = mongo.findAndReplace(Query.query(Criteria.where("_id").is(item.getId())), item);
        if (found == null) throw new OptimisticLockingFailureException("The item was deleted");
        return item;
    }
}
