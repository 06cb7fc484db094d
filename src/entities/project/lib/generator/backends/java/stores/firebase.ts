import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'
import { firebaseTokenFile } from './firebase-token'
import { firestoreFile } from './firestore'
import { restFile } from './rest'
import { hasData, type JavaStore } from './store'

/** Firestore is reached over its REST interface: the official client would bring some sixty libraries. */
export const firebaseStore: JavaStore = {
  config: [['Firestore.Settings', 'firebase', firebaseSettings()]],
  configImports: ['app.store.Firestore'],
  configured: 'config.firebase().isComplete()',
  className: 'FirebaseStore',
  arguments: 'config.firebase()',
  files: (project) => [restFile(), firebaseTokenFile(), firestoreFile(project), storeFile(project)],
}

function firebaseSettings(): string {
  return code`
    new Firestore.Settings(
        read(env, "FIREBASE_PROJECT_ID", ""),
        read(env, "FIREBASE_CLIENT_EMAIL", ""),
        read(env, "FIREBASE_PRIVATE_KEY", "").replace("\\n", "\n"),
        read(env, "FIRESTORE_EMULATOR_HOST", ""))
  `
}

function storeFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  return java({
    name: 'app.store.FirebaseStore',
    imports: [
      data && 'app.http.Json',
      has('auth') && 'java.nio.charset.StandardCharsets',
      has('auth') && 'java.security.MessageDigest',
      has('auth') && 'java.security.NoSuchAlgorithmException',
      has('auth') && 'java.util.HexFormat',
      has('api') && 'java.util.List',
      data && 'java.util.Map',
      data && 'java.util.Optional',
    ],
    body: code`
      /** Keeps data in the Firestore of a Firebase project. */
      public final class FirebaseStore implements Store {
        private final Firestore firestore;

        public FirebaseStore(Firestore.Settings settings) {
          firestore = new Firestore(settings);
        }

        @Override
        public void ping() {
          firestore.ping();
        }

        @Override
        public void close() {}

        ${has('api') && items()}

        ${has('auth') && users()}

        ${
          data &&
          code`
            private static String text(Map<String, Object> document, String field) {
              return String.valueOf(document.get(field));
            }
          `
        }
      }
    `,
  })
}

function items(): string {
  return code`
    @Override
    public Page listItems(int limit, long offset) {
      List<Map<String, Object>> page = firestore.newest("items", limit, offset);
      return new Page(page.stream().map(FirebaseStore::item).toList(), firestore.count("items"));
    }

    @Override
    public Optional<Item> getItem(String id) {
      return firestore.get("items", id).map(FirebaseStore::item);
    }

    @Override
    public void createItem(Item item) {
      Map<String, Object> document =
          Json.object(
              "id", item.id(),
              "title", item.title(),
              "done", item.done(),
              "createdAt", item.createdAt());
      firestore.create("items", item.id(), document);
    }

    @Override
    public Optional<Item> updateItem(String id, String title, Boolean done) {
      Map<String, Object> changes = Json.object();
      if (title != null) changes.put("title", title);
      if (done != null) changes.put("done", done);
      return firestore.update("items", id, changes).map(FirebaseStore::item);
    }

    @Override
    public boolean deleteItem(String id) {
      return firestore.delete("items", id);
    }

    private static Item item(Map<String, Object> document) {
      boolean done = Boolean.TRUE.equals(document.get("done"));
      return new Item(
          text(document, "id"), text(document, "title"), done, text(document, "createdAt"));
    }
  `
}

function users(): string {
  return code`
    @Override
    public boolean createUser(User user) {
      Map<String, Object> document =
          Json.object(
              "id", user.id(),
              "email", user.email(),
              "passwordHash", user.passwordHash(),
              "createdAt", user.createdAt());
      // The id of the document is made from the address, which keeps it unique.
      return firestore.create("users", emailId(user.email()), document);
    }

    @Override
    public Optional<User> findUserByEmail(String email) {
      return firestore.get("users", emailId(email)).map(FirebaseStore::user);
    }

    @Override
    public void createSession(Session session) {
      Map<String, Object> document =
          Json.object(
              "tokenHash", session.tokenHash(),
              "userId", session.userId(),
              "expiresAt", session.expiresAt());
      firestore.create("sessions", session.tokenHash(), document);
    }

    @Override
    public Optional<User> findSessionUser(String tokenHash, String now) {
      return firestore
          .get("sessions", tokenHash)
          .filter(session -> text(session, "expiresAt").compareTo(now) > 0)
          .flatMap(session -> firestore.find("users", "id", text(session, "userId")))
          .map(FirebaseStore::user);
    }

    @Override
    public void deleteSession(String tokenHash) {
      firestore.delete("sessions", tokenHash);
    }

    private static User user(Map<String, Object> document) {
      return new User(
          text(document, "id"),
          text(document, "email"),
          text(document, "passwordHash"),
          text(document, "createdAt"));
    }

    private static String emailId(String email) {
      try {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        return HexFormat.of().formatHex(digest.digest(email.getBytes(StandardCharsets.UTF_8)));
      } catch (NoSuchAlgorithmException error) {
        throw new IllegalStateException(error);
      }
    }
  `
}
