import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'
import { mongodbItems, mongodbUsers } from './mongodb-data'
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
        ${data && 'private volatile boolean ready;'}

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

        ${has('api') && mongodbItems()}

        ${has('auth') && mongodbUsers()}

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

    /** Several may do this at once, which changes nothing. */
    private void createIndexes() {
      if (ready) return;
      ${has('api') && 'items.createIndex(\n    Indexes.compoundIndex(Indexes.descending("createdAt"), Indexes.ascending("_id")));'}
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
