package app;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

/** Counts sign-ups, sign-ins and password resets per address. Behind a proxy, set server.forward-headers-strategy. */
@Component
class AttemptLimit {
    private static final int ATTEMPTS = 10;

    private final Cache<String, AtomicInteger> attempts =
            Caffeine.newBuilder().expireAfterWrite(Duration.ofMinutes(1)).build();

    void count(HttpServletRequest request) {
        var count = attempts.get(request.getRemoteAddr(), address -> new AtomicInteger());
        if (count.incrementAndGet() > ATTEMPTS) throw new TooManyAttempts();
    }

    private static class TooManyAttempts extends ResponseStatusException {
        TooManyAttempts() {
            super(HttpStatus.TOO_MANY_REQUESTS, "Too many attempts. Try again in a minute.");
        }

        @Override
        public HttpHeaders getHeaders() {
            var headers = new HttpHeaders();
            headers.set(HttpHeaders.RETRY_AFTER, "60");
            return headers;
        }
    }
}
