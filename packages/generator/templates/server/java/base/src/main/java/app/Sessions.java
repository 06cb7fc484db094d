package app;

import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.springframework.core.env.Environment;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Service;
import org.springframework.web.util.WebUtils;

/** Sessions that the server can end: the cookie holds only a random token. */
@Service
class Sessions {
    private static final Duration LIFETIME = Duration.ofDays(7);

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
                .flatMap(token -> sessions.findByTokenHashAndExpiresAtAfter(Secrets.hash(token), Instant.now()))
                .flatMap(session -> users.findById(session.userId()));
    }

    ResponseCookie start(User user) {
        var token = Secrets.create();
        sessions.add(
                new Session(Secrets.hash(token), user.getId(), Instant.now().plus(LIFETIME)));
        return cookie(token, LIFETIME);
    }

    ResponseCookie end(HttpServletRequest request) {
        tokenOf(request).ifPresent(token -> sessions.deleteById(Secrets.hash(token)));
        return cookie("", Duration.ZERO);
    }

    void endAll(UUID userId) {
        sessions.deleteByUserId(userId);
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
}
