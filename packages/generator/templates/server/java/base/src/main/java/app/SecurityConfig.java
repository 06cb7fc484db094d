package app;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.beans.factory.annotation.Qualifier;
import org.springframework.boot.autoconfigure.condition.ConditionalOnWebApplication;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpStatus;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.userdetails.UserDetailsService;
import org.springframework.security.core.userdetails.UsernameNotFoundException;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.crypto.password.Pbkdf2PasswordEncoder;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.security.web.authentication.AnonymousAuthenticationFilter;
import org.springframework.security.web.servlet.util.matcher.PathPatternRequestMatcher;
import org.springframework.security.web.util.matcher.OrRequestMatcher;
import org.springframework.security.web.util.matcher.RequestMatcher;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;

/** Every path under /api needs a session, unless it is listed here. */
@Configuration(proxyBeanMethods = false)
class SecurityConfig {
    /** Endpoints that never look up a session, and so work without the database. */
    // {{#if docs}}
    private static final String[] WITHOUT_SESSION = {
        "/api/health", "/api/openapi.json/**", "/api/docs/**", "/api/swagger-ui/**",
    };
    // {{/if}}
    // {{#unless docs}}
    private static final String[] WITHOUT_SESSION = {"/api/health"};
    // {{/unless}}

    private static final String[] PUBLIC = {
        "/api/auth/sign-up",
        "/api/auth/sign-in",
        "/api/auth/sign-out",
        "/api/auth/me",
        "/api/auth/forgot-password",
        "/api/auth/reset-password",
    };

    @Bean
    @ConditionalOnWebApplication
    SecurityFilterChain security(
            HttpSecurity http,
            Sessions sessions,
            @Qualifier("requestMappingHandlerMapping") RequestMappingHandlerMapping endpoints) {
        return http.authorizeHttpRequests(
                        requests -> requests.dispatcherTypeMatchers(DispatcherType.ASYNC, DispatcherType.ERROR)
                                .permitAll()
                                .requestMatchers(WITHOUT_SESSION)
                                .permitAll()
                                .requestMatchers(PUBLIC)
                                .permitAll()
                                .requestMatchers("/api/**")
                                .authenticated()
                                .anyRequest()
                                .permitAll())
                .addFilterBefore(new SessionFilter(sessions), AnonymousAuthenticationFilter.class)
                // The cookie is SameSite=Lax and bodies are JSON: other sites can send neither.
                .csrf(csrf -> csrf.disable())
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .exceptionHandling(errors -> errors.authenticationEntryPoint((request, response, refused) -> {
                    if (isEndpoint(endpoints, request))
                        ErrorHandler.write(response, HttpStatus.UNAUTHORIZED, "Sign in first.");
                    else ErrorHandler.write(response, HttpStatus.NOT_FOUND, "There is no such endpoint.");
                }))
                .build();
    }

    private static boolean isEndpoint(RequestMappingHandlerMapping endpoints, HttpServletRequest request) {
        ServletRequestPathUtils.parseAndCache(request);
        try {
            return endpoints.getHandler(request) != null;
        } catch (Exception otherMethod) {
            return true;
        }
    }

    @Bean
    PasswordEncoder passwords() {
        return Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_8();
    }

    /** Keeps Spring from creating a default user: accounts come from AuthController. */
    @Bean
    UserDetailsService noOtherUsers() {
        return name -> {
            throw new UsernameNotFoundException(name);
        };
    }

    /** Finds the user of the session cookie and makes them the principal of the request. */
    static class SessionFilter extends OncePerRequestFilter {
        private final RequestMatcher skipped = new OrRequestMatcher(Stream.of(WITHOUT_SESSION)
                .<RequestMatcher>map(PathPatternRequestMatcher.withDefaults()::matcher)
                .toList());
        private final Sessions sessions;

        SessionFilter(Sessions sessions) {
            this.sessions = sessions;
        }

        @Override
        protected boolean shouldNotFilter(HttpServletRequest request) {
            return !request.getRequestURI().startsWith("/api/") || skipped.matches(request);
        }

        @Override
        protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
                throws ServletException, IOException {
            Optional<User> user;
            try {
                user = sessions.userOf(request);
            } catch (RuntimeException exception) {
                logger.error("The session could not be read", exception);
                ErrorHandler.write(response, HttpStatus.SERVICE_UNAVAILABLE, "The database is not reachable.");
                return;
            }
            user.map(found -> UsernamePasswordAuthenticationToken.authenticated(found, null, List.of()))
                    .ifPresent(SecurityContextHolder.getContext()::setAuthentication);
            chain.doFilter(request, response);
        }
    }
}
