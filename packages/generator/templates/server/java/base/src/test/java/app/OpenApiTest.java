package app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
class OpenApiTest {
    @Autowired
    MockMvcTester mvc;

    @Test
    void refusalsAreDescribed() {
        var described = assertThat(mvc.get().uri("/api/openapi.json")).bodyJson();
        described.hasPath("components.schemas.Refusal.properties.error");
        // {{#if api}}
        described.hasPathSatisfying(
                "components.schemas.Item.required",
                required -> required.assertThat().asArray().contains("id", "title", "done", "createdAt"));
        described.doesNotHavePath("components.schemas.ItemChanges.required");
        described.hasPath("paths['/api/items'].post.responses['400'].content['application/json']");
        described.hasPath("paths['/api/items/{id}'].delete.responses['404']");
        // {{/if}}
        // {{#if guarded}}
        described.hasPath("paths['/api/items'].get.responses['401']");
        described.hasPath("paths['/api/items'].get.security[0].session");
        // {{/if}}
        // {{#if auth}}
        described.hasPath("paths['/api/auth/sign-up'].post.responses['201']");
        described.hasPath("paths['/api/auth/reset-password'].post.responses['429']");
        described.doesNotHavePath("paths['/api/auth/me'].get.responses['429']");
        described.hasPathSatisfying(
                "components.schemas.Visitor.properties.user.anyOf[1].type",
                type -> type.assertThat().isEqualTo("null"));
        // {{/if}}
    }
}
