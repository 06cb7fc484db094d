package app;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.http.HttpServletRequest;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.springframework.mock.env.MockEnvironment;
import org.springframework.mock.web.MockFilterChain;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.mock.web.MockHttpServletResponse;

class SecurityConfigTest {
    @Test
    void aSessionThatCannotBeReadIsRefusedAsTheDatabaseIs() throws Exception {
        var broken = new Sessions(null, null, new MockEnvironment()) {
            @Override
            Optional<User> userOf(HttpServletRequest request) {
                throw new IllegalStateException("The connection is closed");
            }
        };
        var response = new MockHttpServletResponse();
        var request = new MockHttpServletRequest("GET", "/api/new-endpoint");
        new SecurityConfig.SessionFilter(broken).doFilter(request, response, new MockFilterChain());
        assertThat(response.getStatus()).isEqualTo(503);
        assertThat(response.getContentAsString()).isEqualTo("{\"error\":\"The database is not reachable.\"}");
    }
}
