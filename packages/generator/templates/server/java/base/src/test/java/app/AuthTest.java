package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@SpringBootTest
@AutoConfigureMockMvc
class AuthTest {
    @Autowired
    MockMvcTester mvc;

    /** An endpoint that SecurityConfig does not list. */
    @TestConfiguration(proxyBeanMethods = false)
    @RestController
    static class Unlisted {
        @GetMapping("/api/unlisted")
        String answer() {
            return "secret";
        }
    }

    @Test
    void aNewEndpointNeedsASession() {
        var ann = new Browser(mvc);
        assertThat(ann.get("/api/unlisted")).hasStatus(401);
        assertThat(ann.post("/api/unlisted", "")).hasStatus(401);
        assertThat(ann.get("/api/nothing")).hasStatus(404);
        assertThat(ann.post("/api/auth/sign-up", Browser.newPerson())).hasStatus(201);
        assertThat(ann.get("/api/unlisted")).hasStatus(200).hasBodyTextEqualTo("secret");
    }

    @Test
    void accounts() {
        var ann = new Browser(mvc);
        var person = Browser.newPerson();
        assertThat(ann.post("/api/auth/sign-up", person)).hasStatus(201);
        assertThat(ann.post("/api/auth/sign-up", person)).hasStatus(409);
        assertThat(ann.get("/api/auth/me"))
                .bodyJson()
                .hasPathSatisfying("user.email", email -> email.assertThat().isNotNull());
        assertThat(ann.post("/api/auth/sign-out", "")).hasStatus(204);
        assertThat(ann.get("/api/auth/me")).bodyJson().isLenientlyEqualTo("{\"user\": null}");
        assertThat(ann.post("/api/auth/sign-in", person.replace("correct", "wrong")))
                .hasStatus(401);
        assertThat(ann.post("/api/auth/sign-in", person)).hasStatus(200);
    }

    @Test
    void attemptsAreLimited() {
        var eve = new Browser(mvc);
        var person = Browser.newPerson();
        for (var attempt = 0; attempt < 10; attempt++) {
            assertThat(eve.post("/api/auth/sign-in", person)).hasStatus(401);
        }
        assertThat(eve.post("/api/auth/sign-up", person)).hasStatus(429).hasHeader("Retry-After", "60");
    }
}
