package app;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessException;
import org.springframework.data.redis.core.RedisCallback;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.data.redis.core.script.RedisScript;

@Configuration(proxyBeanMethods = false)
class Database {
    static final String VARIABLE = "DATABASE_URL";

    private static final RedisScript<Boolean> UPDATE = RedisScript.of("""
            if redis.call('EXISTS', KEYS[1]) == 0 then return false end
            redis.call('HSET', KEYS[1], unpack(ARGV))
            return true
            """, Boolean.class);

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

    /** Writes fields of an existing hash. Returns false, and writes nothing, if it does not exist. */
    static boolean update(StringRedisTemplate redis, String key, Map<String, String> fields) {
        var words = fields.entrySet().stream()
                .flatMap(field -> Stream.of(field.getKey(), field.getValue()))
                .toArray();
        return redis.execute(UPDATE, List.of(key), words);
    }
}
