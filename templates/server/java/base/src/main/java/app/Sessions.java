package app;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import org.springframework.core.env.Environment;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Service;
import org.springframework.web.util.WebUtils;

/** Sessions that can be ended from here: the cookie holds a random token and nothing else. */
@Service
class Sessions {
    private static final Duration LIFETIME = Duration.ofDays(7);
    private static final SecureRandom random = new SecureRandom();

    private final SessionRepository sessions;
    private final UserRepository users;
    private final boolean production;

    Sessions(SessionRepository sessions, UserRepository users, Environment environment) {
        this.sessions = sessions;
        this.users = users;
        this.production = Application.isProduction(environment);
    }

    Optional<User> userOf(HttpServletRequest request) {
        return tokenOf(request)
                .flatMap(token -> sessions.findByTokenHashAndExpiresAtAfter(hash(token), Instant.now()))
                .flatMap(session -> users.findById(session.userId()));
    }

    ResponseCookie start(User user) {
        var bytes = new byte[32];
        random.nextBytes(bytes);
        var token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        sessions.add(new Session(hash(token), user.getId(), Instant.now().plus(LIFETIME)));
        return cookie(token, LIFETIME);
    }

    ResponseCookie end(HttpServletRequest request) {
        tokenOf(request).ifPresent(token -> sessions.deleteById(hash(token)));
        return cookie("", Duration.ZERO);
    }

    private ResponseCookie cookie(String value, Duration age) {
        return ResponseCookie.from("session", value)
                .path("/")
                .httpOnly(true)
                .sameSite("Lax")
                .secure(production)
                .maxAge(age)
                .build();
    }

    private static Optional<String> tokenOf(HttpServletRequest request) {
        return Optional.ofNullable(WebUtils.getCookie(request, "session")).map(Cookie::getValue);
    }

    private static String hash(String token) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
