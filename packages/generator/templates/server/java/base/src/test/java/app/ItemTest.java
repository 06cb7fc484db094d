package app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.jayway.jsonpath.JsonPath;
import java.io.UnsupportedEncodingException;
// {{#if auth}}
import java.util.UUID;
// {{/if}}
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.http.HttpMethod;
import org.springframework.test.web.servlet.assertj.MockMvcTester;

@SpringBootTest
@AutoConfigureMockMvc
class ItemTest {
    @Autowired
    MockMvcTester mvc;

    @Autowired
    ItemRepository items;

    @Test
    void items() throws UnsupportedEncodingException {
        var ann = new Browser(mvc);
        // {{#if auth}}
        var bob = new Browser(mvc);
        assertThat(ann.get("/api/items")).hasStatus(401);
        assertThat(ann.post("/api/auth/sign-up", Browser.newPerson())).hasStatus(201);
        assertThat(bob.post("/api/auth/sign-up", Browser.newPerson())).hasStatus(201);
        // {{/if}}
        var created = ann.post("/api/items", "{\"title\": \" First \"}");
        assertThat(created).hasStatus(201);
        String id = JsonPath.read(created.getResponse().getContentAsString(), "id");
        var path = "/api/items/" + id;
        assertThat(ann.send(HttpMethod.PATCH, path, "{\"done\": true}"))
                .bodyJson()
                .isLenientlyEqualTo("{\"title\": \"First\", \"done\": true}");
        assertThat(ann.post("/api/items", "{\"title\": \" \"}")).hasStatus(400);
        assertThat(ann.post("/api/items", "{\"title\": \"A\\u0000B\"}"))
                .hasStatus(400)
                .bodyJson()
                .isLenientlyEqualTo("{\"error\": \"The title contains an invalid character.\"}");
        assertThat(ann.post("/api/items", "[]"))
                .hasStatus(400)
                .bodyJson()
                .isLenientlyEqualTo("{\"error\": \"The request body must be a JSON object.\"}");
        assertThat(ann.post("/api/items", "{\"title\": \"%s\"}".formatted("🚀".repeat(200))))
                .hasStatus(201);
        assertThat(ann.get("/api/items?limit=0"))
                .hasStatus(400)
                .bodyJson()
                .isLenientlyEqualTo("{\"error\": \"limit: must be greater than or equal to 1.\"}");
        assertThat(ann.post("/api/items", "{"))
                .hasStatus(400)
                .bodyJson()
                .isLenientlyEqualTo("{\"error\": \"The request body is not valid JSON.\"}");
        // {{#if auth}}
        assertThat(bob.get("/api/items")).bodyJson().isLenientlyEqualTo("{\"items\": [], \"total\": 0}");
        assertThat(bob.send(HttpMethod.DELETE, path, "")).hasStatus(404);
        // {{/if}}
        assertThat(ann.send(HttpMethod.DELETE, path, "")).hasStatus(204);
        assertThat(ann.send(HttpMethod.DELETE, path, "")).hasStatus(404);
    }

    @Test
    void anUpdateDoesNotReviveADeletedItem() throws UnsupportedEncodingException {
        var ann = new Browser(mvc);
        // {{#if auth}}
        var signedUp = ann.post("/api/auth/sign-up", Browser.newPerson());
        String owner = JsonPath.read(signedUp.getResponse().getContentAsString(), "user.id");
        // {{/if}}
        var item = new Item("First");
        // {{#if auth}}
        item.ownedBy(UUID.fromString(owner));
        // {{/if}}
        var saved = items.save(item);
        var path = "/api/items/" + saved.getId();
        assertThat(ann.send(HttpMethod.DELETE, path, "")).hasStatus(204);
        assertThatThrownBy(() -> items.update(saved)).isInstanceOf(OptimisticLockingFailureException.class);
        assertThat(ann.send(HttpMethod.DELETE, path, "")).hasStatus(404);
    }
}
