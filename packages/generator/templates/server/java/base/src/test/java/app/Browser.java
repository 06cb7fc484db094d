package app;

import jakarta.servlet.http.Cookie;
import java.util.UUID;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

/** A client that stores its session cookie. */
class Browser {
    private final MockMvcTester mvc;
    private final String address = UUID.randomUUID().toString();
    private Cookie cookie = new Cookie("session", "none");

    Browser(MockMvcTester mvc) {
        this.mvc = mvc;
    }

    MvcTestResult send(HttpMethod method, String path, String body) {
        var answer = mvc.method(method)
                .uri(path)
                .with(request -> {
                    request.setRemoteAddr(address);
                    return request;
                })
                .cookie(cookie)
                .contentType(MediaType.APPLICATION_JSON)
                .content(body)
                .exchange();
        var given = answer.getResponse().getCookie("session");
        if (given != null) cookie = given;
        return answer;
    }

    MvcTestResult get(String path) {
        return send(HttpMethod.GET, path, "");
    }

    MvcTestResult post(String path, String body) {
        return send(HttpMethod.POST, path, body);
    }

    static String newPerson() {
        return """
                {"email": "%s@example.com", "password": "correct horse"}""".formatted(UUID.randomUUID());
    }
}
