import type { ProjectContext } from '../../../definitions'
import { filesOf } from '../../../file'
import { code, lines } from '../../../text/code'
import { javaLiteral } from '../../../text/escape'
import { java } from '../package'
import { javaStore } from '.'
import { memoryFile } from './memory'
import { hasData } from './store'

/** `app/store/`: the interface, the database, and memory for when it is not configured. */
export function storeFiles(project: ProjectContext) {
  const { has } = project
  return filesOf(
    storeFile(project),
    errorFile(),
    hasData(project) && clockFile(),
    has('api') && itemFile(),
    has('auth') && userFile(),
    has('auth') && sessionFile(),
    databaseFile(project),
    memoryFile(project),
    ...javaStore(project).files(project),
  )
}

function storeFile(project: ProjectContext) {
  const { has } = project
  return java({
    name: 'app.store.Store',
    imports: [has('api') && 'java.util.List', hasData(project) && 'java.util.Optional'],
    body: code`
      /**
       * What the server needs from a database. Every method throws a {@link StoreException} when the
       * database cannot be reached.
       */
      public interface Store {
        void ping();

        void close();

        ${
          has('api') &&
          code`
            /** Items with the number of all of them. */
            record Page(List<Item> items, long total) {}

            /** Newest first. */
            Page listItems(int limit, long offset);

            Optional<Item> getItem(String id);

            void createItem(Item item);

            /** The changed item, or nothing without such an item. What is null stays as it is. */
            Optional<Item> updateItem(String id, String title, Boolean done);

            /** False without such an item. */
            boolean deleteItem(String id);
          `
        }

        ${
          has('auth') &&
          code`
            /** False when the e-mail address is taken. */
            boolean createUser(User user);

            Optional<User> findUserByEmail(String email);

            void createSession(Session session);

            /** Whose session it is, unless it ended before {@code now}. */
            Optional<User> findSessionUser(String tokenHash, String now);

            void deleteSession(String tokenHash);
          `
        }
      }
    `,
  })
}

function errorFile() {
  return java({
    name: 'app.store.StoreException',
    body: code`
      /** The database cannot be reached, or refuses what it was asked. */
      public final class StoreException extends RuntimeException {
        private static final long serialVersionUID = 1;

        public StoreException(String message) {
          super(message);
        }

        public StoreException(Throwable cause) {
          super(cause.getMessage() == null ? cause.toString() : cause.getMessage(), cause);
        }
      }
    `,
  })
}

function clockFile() {
  return java({
    name: 'app.store.Clock',
    imports: ['java.time.Instant', 'java.time.ZoneOffset', 'java.time.format.DateTimeFormatter'],
    body: code`
      /** Times as text: ISO 8601 in UTC, always with milliseconds, so that they sort as text too. */
      public final class Clock {
        private static final DateTimeFormatter FORMAT =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

        private Clock() {}

        public static String now() {
          return format(Instant.now());
        }

        public static String format(Instant time) {
          return FORMAT.format(time);
        }
      }
    `,
  })
}

function itemFile() {
  return java({
    name: 'app.store.Item',
    body: code`
      /** {@code createdAt} is ISO 8601, as all times here. */
      public record Item(String id, String title, boolean done, String createdAt) {}
    `,
  })
}

function userFile() {
  return java({
    name: 'app.store.User',
    body: code`
      /** {@code email} is lower case and unique. */
      public record User(String id, String email, String passwordHash, String createdAt) {}
    `,
  })
}

function sessionFile() {
  return java({
    name: 'app.store.Session',
    body: 'public record Session(String tokenHash, String userId, String expiresAt) {}',
  })
}

function databaseFile(project: ProjectContext) {
  const { className, arguments: values, configured, driver } = javaStore(project)
  const { label, required } = project.database
  const note = hasData(project)
    ? `Data is kept in memory and is gone after a restart. Set ${required} to keep it in ${label}.`
    : `Set ${required} to connect ${label}.`
  const missing = `${required} is set, but the driver of ${label} is missing: run "npm run setup", which needs Maven, and start again.${hasData(project) ? ' Until then data is kept in memory.' : ''}`
  const create = driver?.compiled ? `create(${values})` : `new ${className}(${values})`
  const open = lines(`Store store = ${create};`, 'return new Database(TYPE, true, store, "");')
  return java({
    name: 'app.store.Database',
    imports: ['app.Config'],
    body: code`
      /** {@code note} is said to people when no database is configured. */
      public record Database(String type, boolean configured, Store store, String note) {
        private static final String TYPE = ${javaLiteral(label)};
        ${constant('NOTE', note)}
        ${driver && constant('DRIVER', driver.probe)}
        ${driver && constant('DRIVER_MISSING', missing)}

        /** ${label} when it is configured${driver && ' and its driver is there'}, memory otherwise. */
        public static Database open(Config config) {
          boolean configured = ${configured};
          ${
            driver
              ? code`
                  if (configured && hasDriver()) {
                    ${open}
                  }
                  String note = configured ? DRIVER_MISSING : NOTE;
                  return new Database(TYPE, false, new MemoryStore(), note);
                `
              : code`
                  if (configured) {
                    ${open}
                  }
                  return new Database(TYPE, false, new MemoryStore(), NOTE);
                `
          }
        }

        ${
          driver &&
          code`
            private static boolean hasDriver() {
              try {
                Class.forName(DRIVER);
                return true;
              } catch (ClassNotFoundException error) {
                return false;
              }
            }
          `
        }

        ${
          driver?.compiled &&
          code`
            /** The store is compiled only when its driver is there, and is therefore looked up by name. */
            private static Store create(String address) {
              try {
                return Class.forName("app.store.${className}")
                    .asSubclass(Store.class)
                    .getConstructor(String.class)
                    .newInstance(address);
              } catch (ReflectiveOperationException error) {
                throw new StoreException(error.getCause() == null ? error : error.getCause());
              }
            }
          `
        }
      }
    `,
  })
}

/** The longest line of a formatter for Java. */
const WIDTH = 100

/** A constant text; one that does not fit on its line continues after every sentence. */
function constant(name: string, text: string): string {
  const declaration = `private static final String ${name} =`
  const literal = `${javaLiteral(text)};`
  if (2 + declaration.length + 1 + literal.length <= WIDTH) return `${declaration} ${literal}`
  if (6 + literal.length <= WIDTH) return `${declaration}\n    ${literal}`
  const sentences = text.split(/(?<=[.:]) /)
  const parts = sentences.map((part, index) => javaLiteral(index < sentences.length - 1 ? `${part} ` : part))
  return `${declaration}\n    ${parts.join('\n        + ')};`
}
