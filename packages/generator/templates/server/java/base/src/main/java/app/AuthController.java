package app;

import jakarta.servlet.http.HttpServletRequest;
import jakarta.validation.Valid;
import jakarta.validation.constraints.Email;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.util.Locale;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.security.core.annotation.AuthenticationPrincipal;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.ResponseStatus;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

@RestController
@RequestMapping("/api/auth")
class AuthController {
    private static final String ADDRESS = "[^\\s@]+@[^\\s@]+\\.[^\\s@]+";
    private static final String EMAIL = "The email address is not valid.";
    private static final String PASSWORD = "The password must be 8 to 128 characters long.";
    private static final String LINK = "This link is not valid or has expired. Ask for a new one.";

    private final UserRepository users;
    private final Sessions sessions;
    private final PasswordEncoder passwords;
    private final PasswordResets resets;
    private final AttemptLimit attempts;
    private final String nobody;

    AuthController(
            UserRepository users,
            Sessions sessions,
            PasswordEncoder passwords,
            PasswordResets resets,
            AttemptLimit attempts) {
        this.users = users;
        this.sessions = sessions;
        this.resets = resets;
        this.passwords = passwords;
        this.attempts = attempts;
        this.nobody = passwords.encode("nobody");
    }

    record Credentials(
            @NotBlank(message = EMAIL) @Email(regexp = ADDRESS, message = EMAIL) @Size(max = 254, message = EMAIL)
            String email,

            @NotNull(message = PASSWORD) @Size(min = 8, max = 128, message = PASSWORD)
            String password) {
        Credentials {
            email = normalized(email);
        }
    }

    record Forgotten(
            @NotBlank(message = EMAIL) @Email(regexp = ADDRESS, message = EMAIL) @Size(max = 254, message = EMAIL)
            String email) {
        Forgotten {
            email = normalized(email);
        }
    }

    record NewPassword(
            @NotNull(message = LINK) String token,

            @NotNull(message = PASSWORD) @Size(min = 8, max = 128, message = PASSWORD)
            String password) {}

    record SignedIn(User user) {}

    /** The user is null without a session. */
    record Visitor(User user) {}

    @PostMapping("/sign-up")
    @ResponseStatus(HttpStatus.CREATED)
    ResponseEntity<SignedIn> signUp(@Valid @RequestBody Credentials body, HttpServletRequest request) {
        attempts.count(request);
        if (users.findByEmail(body.email()).isPresent()) throw taken();
        try {
            return signedIn(HttpStatus.CREATED, users.save(new User(body.email(), passwords.encode(body.password()))));
        } catch (DataIntegrityViolationException faster) {
            throw taken();
        }
    }

    @PostMapping("/sign-in")
    ResponseEntity<SignedIn> signIn(@Valid @RequestBody Credentials body, HttpServletRequest request) {
        attempts.count(request);
        var user = users.findByEmail(body.email());
        // An unknown address takes as long as a wrong password.
        var hash = user.map(User::passwordHash).orElse(nobody);
        if (!passwords.matches(body.password(), hash) || user.isEmpty()) {
            throw new ResponseStatusException(HttpStatus.UNAUTHORIZED, "The email address or password is incorrect.");
        }
        return signedIn(HttpStatus.OK, user.get());
    }

    @PostMapping("/sign-out")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    ResponseEntity<Void> signOut(HttpServletRequest request) {
        return ResponseEntity.noContent()
                .header(HttpHeaders.SET_COOKIE, sessions.end(request).toString())
                .build();
    }

    @GetMapping("/me")
    Visitor me(@AuthenticationPrincipal User user) {
        return new Visitor(user);
    }

    @PostMapping("/forgot-password")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void forgotPassword(@Valid @RequestBody Forgotten body, HttpServletRequest request) {
        attempts.count(request);
        resets.offer(body.email());
    }

    @PostMapping("/reset-password")
    @ResponseStatus(HttpStatus.NO_CONTENT)
    void resetPassword(@Valid @RequestBody NewPassword body, HttpServletRequest request) {
        attempts.count(request);
        if (!resets.use(body.token(), body.password())) {
            throw new ResponseStatusException(HttpStatus.BAD_REQUEST, LINK);
        }
    }

    private static String normalized(String email) {
        return email == null ? null : email.strip().toLowerCase(Locale.ROOT);
    }

    private static ResponseStatusException taken() {
        return new ResponseStatusException(HttpStatus.CONFLICT, "An account with this email address already exists.");
    }

    private ResponseEntity<SignedIn> signedIn(HttpStatus status, User user) {
        return ResponseEntity.status(status)
                .header(HttpHeaders.SET_COOKIE, sessions.start(user).toString())
                .body(new SignedIn(user));
    }
}
