package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
class ChatTest {
    @Autowired
    MockMvcTester mvc;

    @Test
    void isOffWithoutKey() {
        var ann = new Browser(mvc);
        // {{#if auth}}
        assertThat(ann.post("/api/auth/sign-up", Browser.newPerson())).hasStatus(201);
        // {{/if}}
        assertThat(ann.post("/api/ai/chat", "{\"messages\": [{\"role\": \"user\", \"content\": \"Hello\"}]}"))
                .hasStatus(503);
    }
}
