package app;

import java.util.HashMap;
import java.util.Map;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.MapPropertySource;

/** Gives the tests their own settings and database, whatever .env and the environment contain. */
public class OwnSettings implements ApplicationContextInitializer<ConfigurableApplicationContext> {
    @Override
    public void initialize(ConfigurableApplicationContext context) {
        var settings = new HashMap<String, Object>(Map.of(
                "APP_ENV", "development",
                // {{#if auth}}
                "APP_URL", "http://localhost:5173/",
                "SMTP_URL", "",
                // {{/if}}
                "AI_API_KEY", "",
                "AI_BASE_URL", "http://127.0.0.1:9/v1",
                "AI_MODEL", "none"));
        settings.putAll(OwnDatabase.settings());
        context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("tests", settings));
    }
}
