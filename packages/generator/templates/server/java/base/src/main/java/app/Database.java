package app;

import com.zaxxer.hikari.HikariDataSource;
import java.net.URI;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.flyway.autoconfigure.FlywayMigrationStrategy;
import org.springframework.boot.jdbc.DataSourceBuilder;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** The connection, and the migrations, which run as soon as the database responds. */
@Configuration(proxyBeanMethods = false)
class Database implements FlywayMigrationStrategy {
    static final String VARIABLE = "DATABASE_URL";
    private static final Logger log = LoggerFactory.getLogger(Database.class);

    private Flyway pending;

    @Bean
    @ConfigurationProperties("spring.datasource.hikari")
    static HikariDataSource dataSource(@Value("${app.database}") URI url) {
        var builder = DataSourceBuilder.create().type(HikariDataSource.class);
        // {{#if sqlite}}
        if (url.getScheme().equals("sqlite")) {
            var folder = new java.io.File(url.getSchemeSpecificPart())
                    .getAbsoluteFile()
                    .getParentFile();
            folder.mkdirs();
            return builder.url("jdbc:" + url).build();
        }
        // {{/if}}
        if (url.getUserInfo() != null) {
            var login = url.getUserInfo().split(":", 2);
            builder.username(login[0]).password(login.length > 1 ? login[1] : "");
        }
        var port = url.getPort() < 0 ? "" : ":" + url.getPort();
        var options = url.getRawQuery() == null ? "" : "?" + url.getRawQuery();
        return builder.url("jdbc:%s://%s%s%s%s".formatted(url.getScheme(), url.getHost(), port, url.getPath(), options))
                .build();
    }

    @Bean
    Health health(HikariDataSource dataSource) {
        return () -> {
            try {
                migrate();
            } catch (FlywayException unreachable) {
                return false;
            }
            try (var connection = dataSource.getConnection()) {
                if (connection.isValid(1)) return true;
                // The pool lends a connection that was used in the last 500 ms again, without looking whether it broke.
                dataSource.evictConnection(connection);
                return false;
            } catch (SQLException unreachable) {
                return false;
            }
        };
    }

    /** Spring calls this at startup, when the database may not be running yet. */
    @Override
    public void migrate(Flyway flyway) {
        pending = flyway;
        try {
            migrate();
        } catch (FlywayException unreachable) {
            log.warn("The database is not ready; the server starts without it: {}", unreachable.getMessage());
        }
    }

    private synchronized void migrate() {
        if (pending != null) pending.migrate();
        pending = null;
    }
}
