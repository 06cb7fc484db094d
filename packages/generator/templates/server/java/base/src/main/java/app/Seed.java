package app;

// {{#if api}}
import java.util.List;
// {{/if}}
import java.util.Map;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
// {{#if auth}}
import org.springframework.security.crypto.password.PasswordEncoder;
// {{/if}}

/** Fills an empty development database: java -jar server.jar seed. */
final class Seed {
    static final String AGAIN = "The database already contains data. Nothing was changed.";
    // {{#if auth}}
    static final String EMAIL = "demo@example.com";
    static final String PASSWORD = "demo-password";
    // {{/if}}

    private Seed() {}

    /** Returns the exit code of the process. */
    static int run(SpringApplication application) {
        application.setWebApplicationType(WebApplicationType.NONE);
        application.setBannerMode(Banner.Mode.OFF);
        application.setDefaultProperties(Map.of("logging.level.root", "error"));
        application.addInitializers(context -> {
            if (!Application.isProduction(context.getEnvironment())) return;
            System.err.println("Example data is for development only: APP_ENV is production.");
            System.exit(1);
        });
        try (var context = application.run()) {
            if (!context.getBean(Health.class).isReachable()) {
                System.err.println("The database is not reachable.");
                return 1;
            }
            System.out.println(fill(context));
            return 0;
        }
    }

    /** Returns a sentence that describes what was done. */
    static String fill(BeanFactory beans) {
        var done = "Example data was added.";
        // {{#if auth}}
        var users = beans.getBean(UserRepository.class);
        if (users.findByEmail(EMAIL).isPresent()) return AGAIN;
        var hash = beans.getBean(PasswordEncoder.class).encode(PASSWORD);
        var user = users.save(new User(EMAIL, hash));
        done += " Sign in as %s with the password %s.".formatted(EMAIL, PASSWORD);
        // {{/if}}
        // {{#if api}}
        var items = beans.getBean(ItemRepository.class);
        // {{#unless auth}}
        if (items.count() > 0) return AGAIN;
        // {{/unless}}
        for (var title : List.of("Read the README", "Add a route", "Write a test")) {
            var item = new Item(title);
            // {{#if auth}}
            item.ownedBy(user.getId());
            // {{/if}}
            items.save(item);
        }
        // {{/if}}
        return done;
    }
}
