package app;

import com.openai.client.OpenAIClient;
import com.openai.client.okhttp.OpenAIOkHttpClient;
import com.openai.core.http.StreamResponse;
import com.openai.errors.OpenAIException;
import com.openai.models.chat.completions.ChatCompletionChunk;
import com.openai.models.chat.completions.ChatCompletionCreateParams;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

@RestController
@RequestMapping("/api/ai")
class ChatController {
    private static final Logger log = LoggerFactory.getLogger(ChatController.class);

    private final OpenAIClient client;
    private final String model;
    private final boolean configured;

    ChatController(
            @Value("${app.ai.base-url}") String baseUrl,
            @Value("${app.ai.key}") String key,
            @Value("${app.ai.model}") String model) {
        this.client = OpenAIOkHttpClient.builder().baseUrl(baseUrl).apiKey(key).build();
        this.model = model;
        this.configured = !key.isEmpty();
    }

    record Status(boolean configured, String model) {}

    record Message(
            @NotNull @Pattern(regexp = "user|assistant") String role,
            @NotNull @Size(min = 1, max = 10_000) String content) {}

    record Conversation(@NotNull @Size(min = 1, max = 50) List<@Valid @NotNull Message> messages) {}

    @GetMapping("/status")
    Status status() {
        return new Status(configured, model);
    }

    @PostMapping("/chat")
    SseEmitter chat(@Valid @RequestBody Conversation body) {
        if (!configured) {
            throw new ResponseStatusException(HttpStatus.SERVICE_UNAVAILABLE, "The assistant is off. Set AI_API_KEY.");
        }
        var request = ChatCompletionCreateParams.builder().model(model);
        for (var message : body.messages()) {
            if (message.role().equals("user")) request.addUserMessage(message.content());
            else request.addAssistantMessage(message.content());
        }
        try {
            var answer = client.chat().completions().createStreaming(request.build());
            var pieces = answer.stream().iterator();
            pieces.hasNext(); // waits for the first one, so that a failing provider results in an error status
            var emitter = new SseEmitter(120_000L);
            Thread.startVirtualThread(() -> forward(answer, pieces, emitter));
            return emitter;
        } catch (OpenAIException refused) {
            log.error("The AI provider did not respond", refused);
            throw new ResponseStatusException(HttpStatus.BAD_GATEWAY, "The assistant did not respond.");
        }
    }

    private static void forward(
            StreamResponse<ChatCompletionChunk> answer, Iterator<ChatCompletionChunk> pieces, SseEmitter emitter) {
        try (answer) {
            try {
                while (pieces.hasNext()) {
                    for (var choice : pieces.next().choices()) {
                        var text = choice.delta().content().orElse("");
                        if (!text.isEmpty()) emitter.send(Map.of("text", text));
                    }
                }
                emitter.send("[DONE]");
            } catch (OpenAIException broken) {
                log.error("The AI provider stopped responding", broken);
                emitter.send(Map.of("error", "The assistant stopped responding."));
            }
            emitter.complete();
        } catch (IOException gone) {
            emitter.completeWithError(gone); // the client has disconnected
        }
    }
}
