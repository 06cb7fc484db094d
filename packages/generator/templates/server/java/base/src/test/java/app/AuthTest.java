package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
class AuthTest {
    @Autowired
    MockMvcTester mvc;

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
