import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { java } from '../package'
import { hasData } from './store'

/** `app/store/MemoryStore.java` */
export function memoryFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  return java({
    name: 'app.store.MemoryStore',
    imports: [
      has('api') && 'java.util.ArrayList',
      has('api') && 'java.util.Collections',
      has('auth') && 'java.util.HashMap',
      has('api') && 'java.util.LinkedHashMap',
      has('api') && 'java.util.List',
      data && 'java.util.Map',
      data && 'java.util.Optional',
    ],
    body: code`
      /** Keeps everything in this process: for tests, and for a start without a database. */
      public class MemoryStore implements Store {
        ${has('api') && 'private final Map<String, Item> items = new LinkedHashMap<>();'}
        ${has('auth') && 'private final Map<String, User> users = new HashMap<>();\nprivate final Map<String, Session> sessions = new HashMap<>();'}

        @Override
        public void ping() {}

        @Override
        public void close() {}

        ${
          has('api') &&
          code`
            @Override
            public synchronized Page listItems(int limit, long offset) {
              List<Item> all = new ArrayList<>(items.values());
              Collections.reverse(all);
              return new Page(all.stream().skip(offset).limit(limit).toList(), all.size());
            }

            @Override
            public synchronized Optional<Item> getItem(String id) {
              return Optional.ofNullable(items.get(id));
            }

            @Override
            public synchronized void createItem(Item item) {
              items.put(item.id(), item);
            }

            @Override
            public synchronized Optional<Item> updateItem(String id, String title, Boolean done) {
              return Optional.ofNullable(
                  items.computeIfPresent(
                      id,
                      (key, item) ->
                          new Item(
                              id,
                              title == null ? item.title() : title,
                              done == null ? item.done() : done,
                              item.createdAt())));
            }

            @Override
            public synchronized boolean deleteItem(String id) {
              return items.remove(id) != null;
            }
          `
        }

        ${
          has('auth') &&
          code`
            @Override
            public synchronized boolean createUser(User user) {
              if (findUserByEmail(user.email()).isPresent()) return false;
              users.put(user.id(), user);
              return true;
            }

            @Override
            public synchronized Optional<User> findUserByEmail(String email) {
              return users.values().stream().filter(user -> user.email().equals(email)).findAny();
            }

            @Override
            public synchronized void createSession(Session session) {
              sessions.put(session.tokenHash(), session);
            }

            @Override
            public synchronized Optional<User> findSessionUser(String tokenHash, String now) {
              return Optional.ofNullable(sessions.get(tokenHash))
                  .filter(session -> session.expiresAt().compareTo(now) > 0)
                  .map(session -> users.get(session.userId()));
            }

            @Override
            public synchronized void deleteSession(String tokenHash) {
              sessions.remove(tokenHash);
            }
          `
        }
      }
    `,
  })
}
