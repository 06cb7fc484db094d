import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'
import { DRIVERS, hasData, type JavaStore } from './store'

/** Needs its driver to compile, so the launcher leaves the store out as long as there is none. */
export const mongodbStore: JavaStore = {
  config: [['String', 'mongodbUri', 'read(env, "MONGODB_URI", "")']],
  configured: '!config.mongodbUri().isEmpty()',
  className: 'MongodbStore',
  arguments: 'config.mongodbUri()',
  driver: DRIVERS.mongodb,
  files: (project) => [storeFile(project)],
}

function storeFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  const query = (names: string[]) => names.map((name) => `com.mongodb.client.model.${name}`)
  return java({
    name: 'app.store.MongodbStore',
    imports: [
      'com.mongodb.ConnectionString',
      'com.mongodb.MongoClientSettings',
      data && 'com.mongodb.MongoException',
      has('auth') && 'com.mongodb.MongoWriteException',
      'com.mongodb.client.MongoClient',
      'com.mongodb.client.MongoClients',
      data && 'com.mongodb.client.MongoCollection',
      'com.mongodb.client.MongoDatabase',
      ...(data ? query(['Filters', 'Indexes']) : []),
      ...(has('api') ? query(['FindOneAndUpdateOptions', 'ReturnDocument', 'Sorts', 'Updates']) : []),
      ...(has('auth') ? query(['IndexOptions']) : []),
      has('auth') && 'java.time.Instant',
      has('api') && 'java.util.ArrayList',
      has('auth') && 'java.util.Date',
      has('api') && 'java.util.List',
      data && 'java.util.Optional',
      'java.util.concurrent.TimeUnit',
      data && 'java.util.function.Supplier',
      'org.bson.Document',
      has('api') && 'org.bson.conversions.Bson',
    ],
    body: code`
      /** Keeps data in MongoDB. */
      public final class MongodbStore implements Store {
        private static final int TIMEOUT = 3000;
        ${has('auth') && 'private static final int DUPLICATE_KEY = 11000;'}

        private final MongoClient client;
        private final MongoDatabase database;
        ${has('api') && 'private final MongoCollection<Document> items;'}
        ${has('auth') && 'private final MongoCollection<Document> users;\nprivate final MongoCollection<Document> sessions;'}
        ${data && 'private boolean ready;'}

        /** The client connects with the first command. The database is the one that the URI names. */
        public MongodbStore(String uri) {
          ConnectionString address = new ConnectionString(uri);
          String name = address.getDatabase();
          client =
              MongoClients.create(
                  MongoClientSettings.builder()
                      .applyConnectionString(address)
                      .applyToClusterSettings(
                          cluster -> cluster.serverSelectionTimeout(TIMEOUT, TimeUnit.MILLISECONDS))
                      .build());
          database = client.getDatabase(name == null ? "test" : name);
          ${has('api') && 'items = database.getCollection("items");'}
          ${has('auth') && 'users = database.getCollection("users");\nsessions = database.getCollection("sessions");'}
        }

        @Override
        public void ping() {
          database.runCommand(new Document("ping", 1));
        }

        @Override
        public void close() {
          client.close();
        }

        ${has('api') && items()}

        ${has('auth') && users()}

        ${data && helpers(project)}
      }
    `,
  })
}

function helpers({ has }: ProjectContext): string {
  return code`
    /** Runs a command; the first one creates the indexes. */
    private <T> T run(Supplier<T> command) {
      try {
        createIndexes();
        return command.get();
      } catch (MongoException error) {
        throw new StoreException(error);
      }
    }

    private synchronized void createIndexes() {
      if (ready) return;
      ${has('api') && 'items.createIndex(Indexes.compoundIndex(Indexes.descending("createdAt"), Indexes.ascending("_id")));'}
      ${
        has('auth') &&
        code`
          users.createIndex(Indexes.ascending("email"), new IndexOptions().unique(true));
          sessions.createIndex(
              Indexes.ascending("expiresAt"), new IndexOptions().expireAfter(0L, TimeUnit.SECONDS));
        `
      }
      ready = true;
    }
  `
}

function items(): string {
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

function users(): string {
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
