package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

/** The tests use the database of DATABASE_URL. */
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
    void unknownEndpointsAreRefusedInTheOneShape() {
        assertThat(mvc.get().uri("/api/nothing")).hasStatus(404).bodyJson().hasPath("error");
    }
}
