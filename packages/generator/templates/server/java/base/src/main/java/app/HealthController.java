package app;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
class HealthController {
    private final Health health;

    HealthController(Health health) {
        this.health = health;
    }

    record Answer(String status, String database) {}

    @GetMapping("/api/health")
    Answer health() {
        return health.isReachable() ? new Answer("ok", "ok") : new Answer("degraded", "unreachable");
    }
}
