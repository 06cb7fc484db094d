package app;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.Operation;
// {{#if auth}}
import io.swagger.v3.oas.models.SpecVersion;
// {{/if}}
import io.swagger.v3.oas.models.media.Content;
import io.swagger.v3.oas.models.media.MediaType;
import io.swagger.v3.oas.models.media.ObjectSchema;
import io.swagger.v3.oas.models.media.Schema;
import io.swagger.v3.oas.models.media.StringSchema;
import io.swagger.v3.oas.models.responses.ApiResponse;
// {{#if auth}}
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
// {{/if}}
import java.util.List;
import java.util.Objects;
// {{#if auth}}
import java.util.Set;
// {{/if}}
import java.util.TreeMap;
import org.springdoc.core.customizers.OpenApiCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Describes what springdoc cannot read from the controllers: the error responses of filters and ErrorHandler. */
@Configuration(proxyBeanMethods = false)
class OpenApiConfig {
    @Bean
    OpenApiCustomizer refusals() {
        return api -> {
            var refusal = new ObjectSchema().addProperty("error", new StringSchema());
            api.getComponents().addSchemas("Refusal", refusal.required(List.of("error")));
            // {{#if auth}}
            var cookie = new SecurityScheme().type(SecurityScheme.Type.APIKEY).in(SecurityScheme.In.COOKIE);
            api.getComponents().addSecuritySchemes("session", cookie.name("session"));
            // {{/if}}
            requireAll(api);
            // {{#if auth}}
            var nothing = new Schema<>(SpecVersion.V31).types(Set.of("null"));
            var user = new Schema<>(SpecVersion.V31).$ref("#/components/schemas/User");
            var userOrNull = new Schema<>(SpecVersion.V31).anyOf(List.of(user, nothing));
            api.getComponents().getSchemas().get("Visitor").addProperty("user", userOrNull);
            // {{/if}}
            api.getPaths()
                    .forEach((path, item) -> item.readOperations().forEach(operation -> describe(path, operation)));
        };
    }

    /** Marks the properties of responses as required; springdoc does so only where a constraint requires them. */
    private static void requireAll(OpenAPI api) {
        var sent = api.getPaths().values().stream()
                .flatMap(item -> item.readOperations().stream())
                .filter(operation -> operation.getRequestBody() != null)
                .flatMap(operation -> operation.getRequestBody().getContent().values().stream())
                .map(media -> media.getSchema().get$ref())
                .filter(Objects::nonNull)
                .map(reference -> reference.substring(Components.COMPONENTS_SCHEMAS_REF.length()))
                .toList();
        api.getComponents().getSchemas().forEach((name, schema) -> {
            if (!sent.contains(name) && schema.getProperties() != null)
                schema.setRequired(List.copyOf(schema.getProperties().keySet()));
        });
    }

    private static void describe(String path, Operation operation) {
        var refusals = new TreeMap<String, String>();
        if (path.matches("/api/(auth|items|ai)(/.*)?")) refusals.put("503", "The database is not reachable");
        if (operation.getParameters() != null) refusals.put("400", "The request is not valid");
        if (operation.getRequestBody() != null) {
            refusals.put("400", "The request is not valid");
            refusals.put("413", "The request body is too large");
        }
        if (path.contains("{id}")) refusals.put("404", "There is no such item");
        if (path.equals("/api/ai/chat")) refusals.put("502", "The AI provider did not respond");
        // {{#if auth}}
        if (path.startsWith("/api/items") || path.startsWith("/api/ai")) {
            operation.addSecurityItem(new SecurityRequirement().addList("session"));
            refusals.put("401", "The request needs a session");
        }
        if (path.startsWith("/api/auth") && operation.getRequestBody() != null) {
            refusals.put("429", "Too many attempts; Retry-After gives the seconds to wait");
        }
        if (path.equals("/api/auth/sign-in")) refusals.put("401", "The email address or password is incorrect");
        if (path.equals("/api/auth/sign-up")) refusals.put("409", "An account with this email address already exists");
        // {{/if}}
        var schema = new Schema<>().$ref("#/components/schemas/Refusal");
        var content = new Content().addMediaType("application/json", new MediaType().schema(schema));
        refusals.forEach((status, sentence) -> operation
                .getResponses()
                .addApiResponse(status, new ApiResponse().description(sentence).content(content)));
    }
}
