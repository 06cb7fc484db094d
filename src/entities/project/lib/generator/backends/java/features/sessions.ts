import { code } from '../../../text/code'
import { java } from '../package'

export function sessionsFile() {
  return java({
    name: 'app.auth.Sessions',
    imports: [
      'app.http.HttpError',
      'app.http.Request',
      'app.http.Response',
      'app.http.Router',
      'app.store.Clock',
      'app.store.Session',
      'app.store.Store',
      'app.store.User',
      'java.nio.charset.StandardCharsets',
      'java.security.MessageDigest',
      'java.security.NoSuchAlgorithmException',
      'java.security.SecureRandom',
      'java.time.Duration',
      'java.time.Instant',
      'java.util.Base64',
      'java.util.HexFormat',
      'java.util.Optional',
    ],
    body: code`
      /**
       * Sessions in a cookie that scripts cannot read. Only a hash of the token is stored, so a copy of
       * the database opens no session.
       */
      public final class Sessions {
        private static final String COOKIE = "session";
        private static final Duration LENGTH = Duration.ofDays(7);
        private static final SecureRandom RANDOM = new SecureRandom();

        private final Store store;

        public Sessions(Store store) {
          this.store = store;
        }

        /** Adds the cookie of a new session to the response. */
        public Response start(Request request, User user, Response response) {
          byte[] random = new byte[32];
          RANDOM.nextBytes(random);
          String token = Base64.getUrlEncoder().withoutPadding().encodeToString(random);
          String expiresAt = Clock.format(Instant.now().plus(LENGTH));
          store.createSession(new Session(hash(token), user.id(), expiresAt));
          boolean secure = request.header("x-forwarded-proto").equals("https");
          return response.with(
              "Set-Cookie",
              "%s=%s; Max-Age=%d; Path=/; HttpOnly%s; SameSite=Lax"
                  .formatted(COOKIE, token, LENGTH.toSeconds(), secure ? "; Secure" : ""));
        }

        public Response end(Request request) {
          String token = request.cookie(COOKIE);
          if (!token.isEmpty()) store.deleteSession(hash(token));
          return Response.empty().with("Set-Cookie", COOKIE + "=; Max-Age=0; Path=/");
        }

        public Optional<User> user(Request request) {
          String token = request.cookie(COOKIE);
          return token.isEmpty() ? Optional.empty() : store.findSessionUser(hash(token), Clock.now());
        }

        /** Answers 401 unless the request comes from someone who is signed in. */
        public Router.Handler required(Router.Handler handler) {
          return request -> {
            if (user(request).isEmpty()) throw new HttpError(401, "Sign in first.");
            return handler.handle(request);
          };
        }

        private static String hash(String token) {
          try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] bytes = digest.digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(bytes);
          } catch (NoSuchAlgorithmException error) {
            throw new IllegalStateException(error);
          }
        }
      }
    `,
  })
}

export function rateLimitFile() {
  return java({
    name: 'app.auth.RateLimit',
    imports: ['java.util.LinkedHashMap', 'java.util.Map'],
    body: code`
      /** Counts attempts per key in the memory of this process. */
      final class RateLimit {
        private static final int KEYS_KEPT = 10_000;

        private final int attempts;
        private final long milliseconds;
        private final Map<String, Window> windows = new LinkedHashMap<>();

        RateLimit(int attempts, int seconds) {
          this.attempts = attempts;
          this.milliseconds = seconds * 1000L;
        }

        private record Window(int count, long ends) {}

        /** Counts one more attempt; false when there were too many. */
        synchronized boolean allows(String key) {
          long now = System.currentTimeMillis();
          // Taken out and put back at the end: the first key is always the oldest.
          Window window = windows.remove(key);
          if (window == null || window.ends() <= now) window = new Window(0, now + milliseconds);
          windows.put(key, new Window(window.count() + 1, window.ends()));
          if (windows.size() > KEYS_KEPT) windows.remove(windows.keySet().iterator().next());
          return window.count() < attempts;
        }

        synchronized void reset(String key) {
          windows.remove(key);
        }
      }
    `,
  })
}
