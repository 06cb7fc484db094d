import { code } from '../../../text/code'
import { java } from '../package'

/** `app/store/FirebaseToken.java` */
export function firebaseTokenFile() {
  return java({
    name: 'app.store.FirebaseToken',
    imports: [
      'app.http.Json',
      'java.nio.charset.StandardCharsets',
      'java.security.GeneralSecurityException',
      'java.security.KeyFactory',
      'java.security.Signature',
      'java.security.spec.PKCS8EncodedKeySpec',
      'java.time.Instant',
      'java.util.Base64',
      'java.util.LinkedHashMap',
      'java.util.Map',
    ],
    body: code`
      /** The access token of a service account, asked for again shortly before it expires. */
      final class FirebaseToken {
        private static final String TOKEN_URL = "https://oauth2.googleapis.com/token";
        private static final String SCOPE = "https://www.googleapis.com/auth/datastore";
        private static final String GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";
        private static final int LIFE_SECONDS = 3600;
        private static final int MARGIN_SECONDS = 300;

        private final Rest rest;
        private final Firestore.Settings settings;
        private String token;
        private Instant renewAt = Instant.EPOCH;

        FirebaseToken(Rest rest, Firestore.Settings settings) {
          this.rest = rest;
          this.settings = settings;
        }

        synchronized String value() {
          // The emulator lets its owner in without a key.
          if (!settings.emulator().isEmpty()) return "owner";
          Instant now = Instant.now();
          if (now.isBefore(renewAt)) return token;
          String form = "grant_type=" + Rest.encode(GRANT) + "&assertion=" + assertion(now);
          Rest.Answer answer = rest.send("POST", TOKEN_URL, Map.of(), form);
          if (!(answer.object().get("access_token") instanceof String found)) {
            throw new StoreException("Google refuses the service account.");
          }
          token = found;
          renewAt = now.plusSeconds(LIFE_SECONDS - MARGIN_SECONDS);
          return token;
        }

        /** A JSON Web Token that the service account signs. */
        private String assertion(Instant now) {
          Map<String, Object> claims = new LinkedHashMap<>();
          claims.put("iss", settings.clientEmail());
          claims.put("scope", SCOPE);
          claims.put("aud", TOKEN_URL);
          claims.put("iat", now.getEpochSecond());
          claims.put("exp", now.getEpochSecond() + LIFE_SECONDS);
          String header = Json.write(Json.object("alg", "RS256", "typ", "JWT"));
          String unsigned = base64(utf8(header)) + "." + base64(utf8(Json.write(claims)));
          try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            byte[] key = Base64.getMimeDecoder().decode(settings.privateKey().replaceAll("-----.*", ""));
            signature.initSign(
                KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(key)));
            signature.update(utf8(unsigned));
            return unsigned + "." + base64(signature.sign());
          } catch (GeneralSecurityException | IllegalArgumentException error) {
            throw new StoreException("FIREBASE_PRIVATE_KEY is no key of a service account.");
          }
        }

        private static String base64(byte[] bytes) {
          return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        }

        private static byte[] utf8(String text) {
          return text.getBytes(StandardCharsets.UTF_8);
        }
      }
    `,
  })
}
