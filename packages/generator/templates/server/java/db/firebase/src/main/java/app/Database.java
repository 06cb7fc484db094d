package app;

import com.google.api.core.ApiFuture;
import com.google.auth.oauth2.GoogleCredentials;
import com.google.cloud.firestore.Firestore;
import com.google.cloud.firestore.FirestoreOptions;
import java.io.FileInputStream;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.dao.DataAccessResourceFailureException;

@Configuration(proxyBeanMethods = false)
class Database {
    static final String VARIABLE = "FIREBASE_PROJECT_ID";

    @Bean
    Firestore firestore(
            @Value("${app.firebase.project}") String project,
            @Value("${app.firebase.emulator}") String emulator,
            @Value("${app.firebase.credentials}") String credentials)
            throws IOException {
        var options = FirestoreOptions.newBuilder().setProjectId(project);
        if (!emulator.isEmpty()) {
            options.setEmulatorHost(emulator).setCredentials(new FirestoreOptions.EmulatorCredentials());
        } else if (!credentials.isEmpty()) {
            try (var key = new FileInputStream(credentials)) {
                options.setCredentials(GoogleCredentials.fromStream(key));
            }
        }
        return options.build().getService();
    }

    @Bean
    Health health(Firestore firestore) {
        return () -> {
            try {
                await(firestore.document("health/ping").get());
                return true;
            } catch (DataAccessResourceFailureException unreachable) {
                return false;
            }
        };
    }

    /** Waits for Firestore's response. */
    static <T> T await(ApiFuture<T> answer) {
        try {
            return answer.get(3, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException failed) {
            throw new DataAccessResourceFailureException("Firestore does not answer", failed);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new DataAccessResourceFailureException("Stopped while waiting for Firestore", stopped);
        }
    }
}
