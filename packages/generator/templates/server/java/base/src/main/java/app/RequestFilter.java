package app;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Gives each request an id, which all its log entries carry, a line in the log, and security headers. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
class RequestFilter extends OncePerRequestFilter {
    private static final Logger log = LoggerFactory.getLogger(RequestFilter.class);
    private static final String ID = "X-Request-Id";
    private static final Map<String, String> HEADERS = Map.of(
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Referrer-Policy", "no-referrer",
            "Strict-Transport-Security", "max-age=15552000; includeSubDomains",
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "SAMEORIGIN");

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        var given = request.getHeader(ID); // a proxy may already have assigned one
        var id = given != null && given.matches("[\\w-]{1,64}")
                ? given
                : UUID.randomUUID().toString();
        var began = Instant.now();
        response.setHeader(ID, id);
        HEADERS.forEach(response::setHeader);
        try (var inLog = MDC.putCloseable("request", id)) {
            try {
                chain.doFilter(request, response);
            } finally {
                log.atInfo()
                        .addKeyValue("method", request.getMethod())
                        .addKeyValue("path", request.getRequestURI())
                        .addKeyValue("status", response.getStatus())
                        .addKeyValue(
                                "ms", Duration.between(began, Instant.now()).toMillis())
                        .log("{} {} {}", request.getMethod(), request.getRequestURI(), response.getStatus());
            }
        }
    }
}
