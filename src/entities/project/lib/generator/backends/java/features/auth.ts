import { code } from '../../../text/code'
import { java } from '../package'
import { rateLimitFile, sessionsFile } from './sessions'

/** `app/auth/`: accounts with hashed passwords and cookie sessions. */
export function authFiles() {
  return [routesFile(), passwordsFile(), sessionsFile(), rateLimitFile()]
}

function routesFile() {
  return java({
    name: 'app.auth.AuthRoutes',
    imports: [
      'app.http.HttpError',
      'app.http.Json',
      'app.http.Request',
      'app.http.Response',
      'app.http.Router',
      'app.http.Text',
      'app.store.Clock',
      'app.store.Store',
      'app.store.User',
      'java.util.Locale',
      'java.util.Map',
      'java.util.UUID',
      'java.util.regex.Pattern',
    ],
    body: code`
      /** The endpoints {@code /api/auth/…}. */
      public final class AuthRoutes {
        private static final int PASSWORD_MINIMUM = 8;
        private static final int PASSWORD_MAXIMUM = 200;
        private static final int EMAIL_MAXIMUM = 254;
        private static final Pattern EMAIL = Pattern.compile("[^\\s@]+@[^\\s@]+\\.[^\\s@]+");

        private final Store store;
        private final Sessions sessions;
        private final RateLimit limit = new RateLimit(5, 300);

        public AuthRoutes(Store store, Sessions sessions) {
          this.store = store;
          this.sessions = sessions;
        }

        private record Credentials(String email, String password) {}

        public void addTo(Router router) {
          router
              .on("POST", "/api/auth/sign-up", this::signUp)
              .on("POST", "/api/auth/sign-in", this::signIn)
              .on("POST", "/api/auth/sign-out", sessions::end)
              .on("GET", "/api/auth/me", this::me);
        }

        private Response signUp(Request request) {
          Credentials given = credentials(request.object());
          if (given.password().length() < PASSWORD_MINIMUM) {
            throw HttpError.badRequest("A password needs at least " + PASSWORD_MINIMUM + " characters.");
          }
          String id = UUID.randomUUID().toString();
          User user = new User(id, given.email(), Passwords.hash(given.password()), Clock.now());
          if (!store.createUser(user)) {
            throw new HttpError(409, "There is already an account with this e-mail address.");
          }
          return sessions.start(request, user, Response.json(201, json(user)));
        }

        private Response signIn(Request request) {
          Credentials given = credentials(request.object());
          String key = request.client() + " " + given.email();
          if (!limit.allows(key)) {
            throw new HttpError(429, "Too many attempts. Try again in a few minutes.");
          }
          User user = store.findUserByEmail(given.email()).orElse(null);
          String hash = user == null ? Passwords.NOBODY : user.passwordHash();
          if (!Passwords.verify(given.password(), hash) || user == null) {
            throw new HttpError(401, "The e-mail address or the password is wrong.");
          }
          limit.reset(key);
          return sessions.start(request, user, Response.json(200, json(user)));
        }

        private Response me(Request request) {
          return Response.json(
              200, sessions.user(request).map(AuthRoutes::json).orElse(Json.object("user", null)));
        }

        private static Map<String, Object> json(User user) {
          return Json.object("user", Json.object("id", user.id(), "email", user.email()));
        }

        private static Credentials credentials(Map<String, Object> body) {
          String address = Text.trim(body.get("email")).toLowerCase(Locale.ROOT);
          if (address.length() > EMAIL_MAXIMUM || !EMAIL.matcher(address).matches()) {
            throw HttpError.badRequest("A valid e-mail address is required.");
          }
          if (!(body.get("password") instanceof String password) || password.isEmpty()) {
            throw HttpError.badRequest("A password is required.");
          }
          if (password.length() > PASSWORD_MAXIMUM) {
            throw HttpError.badRequest("A password has at most " + PASSWORD_MAXIMUM + " characters.");
          }
          return new Credentials(address, password);
        }
      }
    `,
  })
}

function passwordsFile() {
  return java({
    name: 'app.auth.Passwords',
    imports: [
      'java.security.GeneralSecurityException',
      'java.security.MessageDigest',
      'java.security.SecureRandom',
      'java.util.HexFormat',
      'javax.crypto.SecretKeyFactory',
      'javax.crypto.spec.PBEKeySpec',
    ],
    body: code`
      /** Salted PBKDF2 hashes as {@code salt:key}, both in hexadecimal. */
      public final class Passwords {
        private static final int SALT_LENGTH = 16;
        private static final int KEY_LENGTH = 32;
        private static final int ITERATIONS = 600_000;
        private static final HexFormat HEX = HexFormat.of();
        private static final SecureRandom RANDOM = new SecureRandom();

        /** Compared against when there is no such account, so that both answers take the same time. */
        public static final String NOBODY =
            "0".repeat(SALT_LENGTH * 2) + ":" + "0".repeat(KEY_LENGTH * 2);

        private Passwords() {}

        public static String hash(String password) {
          byte[] salt = new byte[SALT_LENGTH];
          RANDOM.nextBytes(salt);
          return HEX.formatHex(salt) + ":" + HEX.formatHex(derive(password, salt));
        }

        public static boolean verify(String password, String hash) {
          String[] parts = hash.split(":");
          byte[] actual = derive(password, HEX.parseHex(parts[0]));
          return MessageDigest.isEqual(actual, HEX.parseHex(parts[1]));
        }

        private static byte[] derive(String password, byte[] salt) {
          try {
            PBEKeySpec spec = new PBEKeySpec(password.toCharArray(), salt, ITERATIONS, KEY_LENGTH * 8);
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256").generateSecret(spec).getEncoded();
          } catch (GeneralSecurityException error) {
            throw new IllegalStateException(error);
          }
        }
      }
    `,
  })
}
