package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
class HealthTest {
    @Autowired
    MockMvcTester mvc;

    @Test
    void isHealthy() {
        assertThat(mvc.get().uri("/api/health")).bodyJson().isLenientlyEqualTo("{\"status\": \"ok\"}");
    }

    @Test
    void unknownEndpointsAreRefusedAsJson() {
        assertThat(mvc.get().uri("/api/nothing")).hasStatus(404).bodyJson().hasPath("error");
    }

    @Test
    void everyAnswerHasAnIdAndHeaders() {
        assertThat(mvc.get().uri("/api/nothing").header("X-Request-Id", "given-1"))
                .hasHeader("X-Request-Id", "given-1")
                .hasHeader("X-Content-Type-Options", "nosniff")
                .hasHeader("Referrer-Policy", "no-referrer");
    }

    @Test
    void probesAnswer() {
        assertThat(mvc.get().uri("/actuator/health/liveness")).hasStatus(200);
        assertThat(mvc.get().uri("/actuator/health/readiness")).hasStatus(200);
    }
}
