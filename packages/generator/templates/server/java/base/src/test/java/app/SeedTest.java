package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.context.ApplicationContext;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
class SeedTest {
    @Autowired
    ApplicationContext context;

    @Autowired
    MockMvcTester mvc;

    @Test
    void fillsTheDatabaseOnce() {
        // An earlier run of the tests may have added the data already.
        Seed.fill(context);
        assertThat(Seed.fill(context)).isEqualTo(Seed.AGAIN);
        var demo = new Browser(mvc);
        // {{#if auth}}
        var credentials = "{\"email\": \"%s\", \"password\": \"%s\"}".formatted(Seed.EMAIL, Seed.PASSWORD);
        assertThat(demo.post("/api/auth/sign-in", credentials)).hasStatus(200);
        // {{/if}}
        // {{#if guarded}}
        assertThat(demo.get("/api/items")).bodyJson().isLenientlyEqualTo("{\"total\": 3}");
        // {{/if}}
    }
}
