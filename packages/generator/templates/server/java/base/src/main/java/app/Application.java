package app;

// {{#if docs}}
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
// {{/if}}
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.core.env.Environment;

// {{#if docs}}
@OpenAPIDefinition(info = @Info(title = Application.TITLE, version = "0.1.0"))
// {{/if}}
@SpringBootApplication
public class Application {
    // {{#if docs}}
    static final String TITLE = "{{title}}";

    // {{/if}}
    public static void main(String[] args) {
        var application = new SpringApplication(Application.class);
        application.addInitializers(context -> requireDatabase(context.getEnvironment()));
        // {{#if seeded}}
        if (args.length > 0 && args[0].equals("seed")) System.exit(Seed.run(application));
        // {{/if}}
        application.run(args);
    }

    private static void requireDatabase(Environment environment) {
        if (isProduction(environment)
                && environment.getProperty(Database.VARIABLE, "").isEmpty()) {
            System.err.println(Database.VARIABLE + " is not set, and in production there is no default.");
            System.exit(1);
        }
    }

    static boolean isProduction(Environment environment) {
        return "production".equals(environment.getProperty("APP_ENV"));
    }
}
