package app;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessException;
import org.springframework.data.redis.core.RedisCallback;
import org.springframework.data.redis.core.StringRedisTemplate;

@Configuration(proxyBeanMethods = false)
class Database {
    static final String VARIABLE = "DATABASE_URL";

    @Bean
    Health health(StringRedisTemplate redis) {
        return () -> {
            try {
                return "PONG".equals(redis.execute((RedisCallback<String>) connection -> connection.ping()));
            } catch (DataAccessException unreachable) {
                return false;
            }
        };
    }
}
