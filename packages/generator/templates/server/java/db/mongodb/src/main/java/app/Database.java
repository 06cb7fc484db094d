package app;

import com.mongodb.MongoException;
import java.util.concurrent.TimeUnit;
import org.springframework.boot.mongodb.autoconfigure.MongoClientSettingsBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessException;
import org.springframework.data.domain.Sort;
import org.springframework.data.mongodb.core.MongoTemplate;
import org.springframework.data.mongodb.core.index.Index;

/** The connection, and the indexes, which are created as soon as the database responds. */
@Configuration(proxyBeanMethods = false)
class Database {
    static final String VARIABLE = "DATABASE_URL";

    private boolean prepared;

    @Bean
    MongoClientSettingsBuilderCustomizer patience() {
        return settings ->
                settings.applyToClusterSettings(cluster -> cluster.serverSelectionTimeout(2, TimeUnit.SECONDS));
    }

    @Bean
    Health health(MongoTemplate mongo) {
        return () -> {
            try {
                mongo.executeCommand("{ ping: 1 }");
                prepare(mongo);
                return true;
            } catch (DataAccessException | MongoException unreachable) {
                return false;
            }
        };
    }

    private synchronized void prepare(MongoTemplate mongo) {
        if (prepared) return;
        // {{#if auth}}
        mongo.indexOps("users").createIndex(new Index("email", Sort.Direction.ASC).unique());
        mongo.indexOps("sessions").createIndex(new Index("expiresAt", Sort.Direction.ASC).expire(0));
        // {{/if}}
        // {{#if api}}
        var newestFirst = new Index();
        // {{#if auth}}
        newestFirst.on("ownerId", Sort.Direction.ASC);
        // {{/if}}
        mongo.indexOps("items").createIndex(newestFirst.on("createdAt", Sort.Direction.DESC));
        // {{/if}}
        prepared = true;
    }
}
