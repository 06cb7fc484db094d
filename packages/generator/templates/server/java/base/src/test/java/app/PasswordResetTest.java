package app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.mockito.Mockito.mock;

import com.jayway.jsonpath.JsonPath;
import java.io.UnsupportedEncodingException;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
@ExtendWith(OutputCaptureExtension.class)
class PasswordResetTest {
    private static final Pattern LINK = Pattern.compile("http://localhost:5173/reset-password\\?token=(\\S+)");

    @Autowired
    MockMvcTester mvc;

    @Autowired
    UserRepository users;

    @Test
    void theLinkOfTheMessageSetsThePasswordOnce(CapturedOutput output) throws UnsupportedEncodingException {
        var ann = new Browser(mvc);
        var person = Browser.newPerson();
        String email = JsonPath.read(person, "email");
        assertThat(ann.post("/api/auth/sign-up", person)).hasStatus(201);

        var visitor = new Browser(mvc);
        var unknown = "{\"email\": \"unknown-%s\"}".formatted(email);
        assertThat(visitor.post("/api/auth/forgot-password", unknown)).hasStatus(204);
        var known = "{\"email\": \" %s\"}".formatted(email.toUpperCase());
        assertThat(visitor.post("/api/auth/forgot-password", known)).hasStatus(204);
        await().until(() -> LINK.matcher(output).results().count() == 1);
        var replaced = tokens(output).getFirst();
        assertThat(visitor.post("/api/auth/forgot-password", known)).hasStatus(204);
        await().until(() -> LINK.matcher(output).results().count() == 2);
        var token = tokens(output).getLast();
        assertThat(output)
                .contains("To: " + email, "Subject: Reset your password")
                .doesNotContain("To: unknown-");

        assertThat(visitor.post("/api/auth/reset-password", newPassword(replaced, "battery staple")))
                .hasStatus(400);
        assertThat(visitor.post("/api/auth/reset-password", newPassword(token, "short")))
                .hasStatus(400);
        assertThat(visitor.post("/api/auth/reset-password", newPassword(token, "battery staple")))
                .hasStatus(204);
        assertThat(visitor.get("/api/auth/me")).bodyJson().isLenientlyEqualTo("{\"user\": null}");
        assertThat(ann.get("/api/auth/me")).bodyJson().isLenientlyEqualTo("{\"user\": null}");
        assertThat(ann.post("/api/auth/sign-in", person)).hasStatus(401);
        assertThat(ann.post("/api/auth/sign-in", person.replace("correct horse", "battery staple")))
                .hasStatus(200);
        assertThat(visitor.post("/api/auth/reset-password", newPassword(token, "another horse")))
                .hasStatus(400)
                .bodyJson()
                .isLenientlyEqualTo("{\"error\": \"This link is not valid or has expired. Ask for a new one.\"}");
    }

    @Test
    void anExpiredOrMalformedTokenIsRefused() throws UnsupportedEncodingException {
        var ann = new Browser(mvc);
        var signedUp = ann.post("/api/auth/sign-up", Browser.newPerson());
        UUID id = UUID.fromString(JsonPath.read(signedUp.getResponse().getContentAsString(), "user.id"));
        for (var malformed : List.of("", ".", "none", "none.secret", UUID.randomUUID() + ".secret", id + ".secret")) {
            assertThat(ann.post("/api/auth/reset-password", newPassword(malformed, "battery staple")))
                    .as(malformed)
                    .hasStatus(400);
        }
        var token = newPassword(id + ".secret", "battery staple");
        users.setReset(id, Secrets.hash("secret"), Instant.now().minusSeconds(1));
        assertThat(ann.post("/api/auth/reset-password", token)).hasStatus(400);
        users.setReset(id, Secrets.hash("secret"), Instant.now().plusSeconds(60));
        assertThat(ann.post("/api/auth/reset-password", token)).hasStatus(204);
    }

    @Test
    void resetsCountAsAttempts() {
        var eve = new Browser(mvc);
        for (var attempt = 0; attempt < 5; attempt++) {
            assertThat(eve.post("/api/auth/forgot-password", "{\"email\": \"eve@example.com\"}"))
                    .hasStatus(204);
            assertThat(eve.post("/api/auth/reset-password", newPassword("none", "battery staple")))
                    .hasStatus(400);
        }
        assertThat(eve.post("/api/auth/forgot-password", "{\"email\": \"eve@example.com\"}"))
                .hasStatus(429);
        assertThat(eve.post("/api/auth/reset-password", newPassword("none", "battery staple")))
                .hasStatus(429);
    }

    @Test
    void productionWithoutMailServerRefusesAllAlike() {
        var off = new PasswordResets(
                users,
                mock(Sessions.class),
                mock(PasswordEncoder.class),
                new Mailer(null, "app@localhost", true),
                Runnable::run,
                "http://localhost");
        var controller =
                new AuthController(users, mock(Sessions.class), mock(PasswordEncoder.class), off, new AttemptLimit());
        var production = MockMvcTester.of(
                List.of(controller),
                server -> server.setControllerAdvice(new ErrorHandler()).build());
        assertThat(new Browser(production).post("/api/auth/forgot-password", "{\"email\": \"ann@example.com\"}"))
                .hasStatus(503)
                .bodyJson()
                .isLenientlyEqualTo("{\"error\": \"Mail is off. Set SMTP_URL.\"}");
    }

    private static List<String> tokens(CapturedOutput output) {
        return LINK.matcher(output).results().map(found -> found.group(1)).toList();
    }

    private static String newPassword(String token, String password) {
        return "{\"token\": \"%s\", \"password\": \"%s\"}".formatted(token, password);
    }
}
