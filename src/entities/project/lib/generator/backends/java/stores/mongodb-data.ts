import { code } from '../../../text/code'

/** The methods of the store for items. */
export function mongodbItems(): string {
  return code`
    @Override
    public Page listItems(int limit, long offset) {
      Bson order = Sorts.orderBy(Sorts.descending("createdAt"), Sorts.ascending("_id"));
      // The driver counts with an int; nobody reads further than that.
      int skip = (int) Math.min(offset, Integer.MAX_VALUE);
      List<Item> page =
          run(
              () ->
                  items
                      .find()
                      .sort(order)
                      .skip(skip)
                      .limit(limit)
                      .map(MongodbStore::item)
                      .into(new ArrayList<>()));
      return new Page(page, run(items::countDocuments));
    }

    @Override
    public Optional<Item> getItem(String id) {
      return Optional.ofNullable(run(() -> items.find(Filters.eq("_id", id)).first()))
          .map(MongodbStore::item);
    }

    @Override
    public void createItem(Item item) {
      Document document =
          new Document("_id", item.id())
              .append("title", item.title())
              .append("done", item.done())
              .append("createdAt", item.createdAt());
      run(() -> items.insertOne(document));
    }

    @Override
    public Optional<Item> updateItem(String id, String title, Boolean done) {
      List<Bson> changes = new ArrayList<>();
      if (title != null) changes.add(Updates.set("title", title));
      if (done != null) changes.add(Updates.set("done", done));
      FindOneAndUpdateOptions after =
          new FindOneAndUpdateOptions().returnDocument(ReturnDocument.AFTER);
      Bson change = Updates.combine(changes);
      return Optional.ofNullable(
              run(() -> items.findOneAndUpdate(Filters.eq("_id", id), change, after)))
          .map(MongodbStore::item);
    }

    @Override
    public boolean deleteItem(String id) {
      return run(() -> items.deleteOne(Filters.eq("_id", id))).getDeletedCount() == 1;
    }

    private static Item item(Document document) {
      return new Item(
          document.getString("_id"),
          document.getString("title"),
          document.getBoolean("done", false),
          document.getString("createdAt"));
    }
  `
}

/** The methods of the store for accounts. */
export function mongodbUsers(): string {
  return code`
    @Override
    public boolean createUser(User user) {
      Document document =
          new Document("_id", user.id())
              .append("email", user.email())
              .append("passwordHash", user.passwordHash())
              .append("createdAt", user.createdAt());
      try {
        run(() -> users.insertOne(document));
        return true;
      } catch (StoreException error) {
        boolean taken =
            error.getCause() instanceof MongoWriteException refused
                && refused.getError().getCode() == DUPLICATE_KEY;
        if (taken) return false;
        throw error;
      }
    }

    @Override
    public Optional<User> findUserByEmail(String email) {
      return user("email", email);
    }

    @Override
    public void createSession(Session session) {
      Document document =
          new Document("_id", session.tokenHash())
              .append("userId", session.userId())
              .append("expiresAt", date(session.expiresAt()));
      run(() -> sessions.insertOne(document));
    }

    @Override
    public Optional<User> findSessionUser(String tokenHash, String now) {
      return Optional.ofNullable(
              run(
                  () ->
                      sessions
                          .find(
                              Filters.and(
                                  Filters.eq("_id", tokenHash), Filters.gt("expiresAt", date(now))))
                          .first()))
          .flatMap(session -> user("_id", session.getString("userId")));
    }

    @Override
    public void deleteSession(String tokenHash) {
      run(() -> sessions.deleteOne(Filters.eq("_id", tokenHash)));
    }

    private Optional<User> user(String field, String value) {
      return Optional.ofNullable(run(() -> users.find(Filters.eq(field, value)).first()))
          .map(
              document ->
                  new User(
                      document.getString("_id"),
                      document.getString("email"),
                      document.getString("passwordHash"),
                      document.getString("createdAt")));
    }

    private static Date date(String time) {
      return Date.from(Instant.parse(time));
    }
  `
}
