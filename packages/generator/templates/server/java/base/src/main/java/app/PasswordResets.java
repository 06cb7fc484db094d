package app;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.task.TaskExecutor;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

/** Password reset links, sent by mail. Only the newest link of an account works, once and for an hour. */
@Service
class PasswordResets {
    private static final Logger log = LoggerFactory.getLogger(PasswordResets.class);
    private static final Duration LIFETIME = Duration.ofHours(1);
    private static final String TITLE = "{{title}}";
    private static final String TEXT = """
            Open this link within one hour to choose a new password for %s:

            %s/reset-password?token=%s

            If you did not ask for this, ignore this message.
            """;

    private final UserRepository users;
    private final Sessions sessions;
    private final PasswordEncoder passwords;
    private final Mailer mailer;
    private final TaskExecutor background;
    private final String site;

    PasswordResets(
            UserRepository users,
            Sessions sessions,
            PasswordEncoder passwords,
            Mailer mailer,
            TaskExecutor background,
            @Value("${app.mail.site}") String site) {
        this.users = users;
        this.sessions = sessions;
        this.passwords = passwords;
        this.mailer = mailer;
        this.background = background;
        this.site = site.replaceFirst("/+$", "");
    }

    /** Does its work after the response, whose time must not reveal whether there is an account. */
    void offer(String email) {
        mailer.requireServer();
        background.execute(() -> {
            try {
                users.findByEmail(email).ifPresent(this::sendLink);
            } catch (RuntimeException failed) {
                log.error("The password reset link was not sent", failed);
            }
        });
    }

    private void sendLink(User user) {
        var secret = Secrets.create();
        users.setReset(user.getId(), Secrets.hash(secret), Instant.now().plus(LIFETIME));
        var token = user.getId() + "." + secret;
        mailer.send(user.getEmail(), "Reset your password", TEXT.formatted(TITLE, site, token));
    }

    /** Sets the password and ends all sessions of the account. Returns false if the token is not valid. */
    boolean use(String token, String password) {
        var parts = token.split("\\.", 2);
        if (parts.length < 2) return false;
        var hash = Secrets.hash(parts[1]);
        var user = idOf(parts[0]).flatMap(users::findById).filter(found -> isOpen(found, hash));
        if (user.isEmpty()) return false;
        var id = user.get().getId();
        // Of two requests with the same token, only the first succeeds.
        if (users.changePassword(id, hash, passwords.encode(password)) == 0) return false;
        sessions.endAll(id);
        return true;
    }

    private static boolean isOpen(User user, String hash) {
        return user.resetHash() != null
                && MessageDigest.isEqual(bytes(user.resetHash()), bytes(hash))
                && Instant.now().isBefore(user.resetExpiresAt());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static Optional<UUID> idOf(String text) {
        try {
            return Optional.of(UUID.fromString(text));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }
}
