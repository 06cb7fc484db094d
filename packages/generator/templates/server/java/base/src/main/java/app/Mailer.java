package app;

import java.net.URI;
import java.util.Properties;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.env.Environment;
import org.springframework.http.HttpStatus;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.mail.javamail.JavaMailSender;
import org.springframework.mail.javamail.JavaMailSenderImpl;
import org.springframework.stereotype.Service;
import org.springframework.web.server.ResponseStatusException;

/** Sends mail through SMTP_URL. Without it, development writes each message to the log, and production refuses. */
@Service
class Mailer {
    private static final Logger log = LoggerFactory.getLogger(Mailer.class);

    private final JavaMailSender server;
    private final String from;
    private final boolean production;

    @Autowired
    Mailer(
            @Value("${app.mail.server}") String server,
            @Value("${app.mail.from}") String from,
            Environment environment) {
        this(server.isEmpty() ? null : serverAt(URI.create(server)), from, Application.isProduction(environment));
    }

    /** The server may be null. */
    Mailer(JavaMailSender server, String from, boolean production) {
        this.server = server;
        this.from = from;
        this.production = production;
    }

    void requireServer() {
        if (server == null && production) {
            throw new ResponseStatusException(HttpStatus.SERVICE_UNAVAILABLE, "Mail is off. Set SMTP_URL.");
        }
    }

    /**
     * Waits for the server, a few seconds at most.
     *
     * @throws org.springframework.mail.MailException if the server does not accept the message
     */
    void send(String to, String subject, String text) {
        requireServer();
        if (server == null) {
            log.info("SMTP_URL is empty, so nothing was sent.\nTo: {}\nSubject: {}\n\n{}", to, subject, text);
            return;
        }
        var message = new SimpleMailMessage();
        message.setFrom(from);
        message.setTo(to);
        message.setSubject(subject);
        message.setText(text);
        server.send(message);
    }

    /** The server of smtp://user:password@host:587; smtps:// uses implicit TLS. */
    static JavaMailSenderImpl serverAt(URI url) {
        var protocol = url.getScheme();
        var isSecure = "smtps".equals(protocol);
        if (url.getHost() == null || !isSecure && !"smtp".equals(protocol)) {
            throw new IllegalArgumentException("SMTP_URL must look like smtp://user:password@host:587.");
        }
        var server = new JavaMailSenderImpl();
        server.setProtocol(protocol);
        server.setHost(url.getHost());
        server.setPort(url.getPort() > 0 ? url.getPort() : isSecure ? 465 : 587);
        server.setDefaultEncoding("UTF-8");
        var settings = new Properties();
        if (url.getUserInfo() != null) {
            var login = url.getUserInfo().split(":", 2);
            server.setUsername(login[0]);
            server.setPassword(login.length > 1 ? login[1] : "");
            // A password is never sent in the clear.
            settings.setProperty("mail.smtp.starttls.required", "true");
        }
        settings.setProperty("mail.smtp.starttls.enable", "true");
        for (var wait : new String[] {"connectiontimeout", "timeout", "writetimeout"}) {
            settings.setProperty("mail.%s.%s".formatted(protocol, wait), "10000");
        }
        server.setJavaMailProperties(settings);
        return server;
    }
}
