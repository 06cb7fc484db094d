package app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.verify;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.web.server.ResponseStatusException;

class MailerTest {
    @Test
    void sendsThroughItsServer() {
        var server = mock(JavaMailSender.class);
        new Mailer(server, "app@example.com", true).send("ann@example.com", "Hello", "A text.");
        var expected = new SimpleMailMessage();
        expected.setFrom("app@example.com");
        expected.setTo("ann@example.com");
        expected.setSubject("Hello");
        expected.setText("A text.");
        verify(server).send(expected);
    }

    @Test
    void isOffInProductionWithoutItsServer() {
        assertThatThrownBy(() -> new Mailer(null, "app@example.com", true).requireServer())
                .isInstanceOf(ResponseStatusException.class)
                .hasMessage("503 SERVICE_UNAVAILABLE \"Mail is off. Set SMTP_URL.\"");
        new Mailer(null, "app@example.com", false).requireServer();
    }

    @Test
    void readsTheAddressOfItsServer() {
        var plain = Mailer.serverAt(URI.create("smtp://ann:p%40ss:word@mail.example.com:2525"));
        assertThat(plain).extracting("protocol", "host", "port").containsExactly("smtp", "mail.example.com", 2525);
        assertThat(plain).extracting("username", "password").containsExactly("ann", "p@ss:word");
        assertThat(plain.getJavaMailProperties()).containsEntry("mail.smtp.starttls.required", "true");
        var secure = Mailer.serverAt(URI.create("smtps://mail.example.com"));
        assertThat(secure).extracting("protocol", "port").containsExactly("smtps", 465);
        assertThatThrownBy(() -> Mailer.serverAt(URI.create("mail.example.com:25")))
                .hasMessage("SMTP_URL must look like smtp://user:password@host:587.");
    }
}
