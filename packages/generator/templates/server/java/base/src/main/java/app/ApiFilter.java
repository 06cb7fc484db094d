package app;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses large bodies, and requests while the database is unreachable, on behalf of every endpoint. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
class ApiFilter extends OncePerRequestFilter {
    private static final int LARGEST_BODY = 100_000;
    private static final Duration TRUST = Duration.ofSeconds(2);

    private final Health health;
    private volatile Instant lastSeen = Instant.EPOCH;

    ApiFilter(Health health) {
        this.health = health;
    }

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !request.getRequestURI().matches("/api/(auth|items|ai)(/.*)?");
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        // A chunked body does not state its length, and could be of any.
        var inPieces = request.getHeader(HttpHeaders.TRANSFER_ENCODING) != null;
        if (inPieces || request.getContentLengthLong() > LARGEST_BODY) {
            ErrorHandler.write(response, HttpStatus.CONTENT_TOO_LARGE, "The request body is too large.");
        } else if (!isDatabaseThere()) {
            ErrorHandler.write(response, HttpStatus.SERVICE_UNAVAILABLE, "The database is not reachable.");
        } else {
            chain.doFilter(request, response);
        }
    }

    private boolean isDatabaseThere() {
        if (lastSeen.plus(TRUST).isAfter(Instant.now())) return true;
        if (!health.isReachable()) return false;
        lastSeen = Instant.now();
        return true;
    }
}
