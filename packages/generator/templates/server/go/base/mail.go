package main

import (
	"cmp"
	"crypto/tls"
	"fmt"
	"log/slog"
	"net"
	"net/mail"
	"net/smtp"
	"net/url"
	"os"
	"strings"
	"time"
)

// canMail is false in production without SMTP_URL. In development, messages are then written to the log.
func canMail() bool { return os.Getenv("SMTP_URL") != "" || !production() }

// mailResetLink mails the owner of an address a link for choosing a new password.
func mailResetLink(address, token string) error {
	app := strings.TrimSuffix(cmp.Or(os.Getenv("APP_URL"), "http://localhost:{{webPort}}"), "/")
	return sendMail(address, "Reset your password", strings.Join([]string{
		"Open this link within one hour to choose a new password for " + title + ":",
		app + "/reset-password?token=" + token,
		"If you did not ask for this, ignore this message.",
	}, "\n\n"))
}

func sendMail(address, subject, text string) error {
	if os.Getenv("SMTP_URL") == "" {
		slog.Info("message", "to", address, "subject", subject, "text", text)
		return nil
	}
	from, err := mail.ParseAddress(cmp.Or(os.Getenv("MAIL_FROM"), "app@localhost"))
	if err != nil {
		return err
	}
	client, err := openMail()
	if err != nil {
		return err
	}
	defer client.Close()
	if err := client.Mail(from.Address); err != nil {
		return err
	}
	if err := client.Rcpt(address); err != nil {
		return err
	}
	body, err := client.Data()
	if err != nil {
		return err
	}
	to := mail.Address{Address: address}
	_, err = fmt.Fprintf(body, "From: %s\nTo: %s\nSubject: %s\nDate: %s\nMIME-Version: 1.0\n"+
		"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n%s\n",
		from, &to, subject, time.Now().Format(time.RFC1123Z), text)
	if err != nil {
		return err
	}
	if err := body.Close(); err != nil {
		return err
	}
	return client.Quit()
}

// openMail connects to the server of SMTP_URL, over TLS where it can, and signs in.
func openMail() (*smtp.Client, error) {
	where, err := url.Parse(os.Getenv("SMTP_URL"))
	if err != nil {
		return nil, err
	}
	host, secure := where.Hostname(), where.Scheme == "smtps"
	port := where.Port()
	if port == "" {
		port = map[bool]string{false: "587", true: "465"}[secure]
	}
	conn, err := net.DialTimeout("tcp", net.JoinHostPort(host, port), 30*time.Second)
	if err != nil {
		return nil, err
	}
	_ = conn.SetDeadline(time.Now().Add(time.Minute))
	settings := &tls.Config{ServerName: host}
	if secure {
		conn = tls.Client(conn, settings)
	}
	client, err := smtp.NewClient(conn, host)
	if err != nil {
		return nil, err
	}
	if startTLS, _ := client.Extension("STARTTLS"); startTLS && !secure {
		err = client.StartTLS(settings)
	}
	if where.User != nil && err == nil {
		password, _ := where.User.Password()
		err = client.Auth(smtp.PlainAuth("", where.User.Username(), password, host))
	}
	if err != nil {
		_ = client.Close()
		return nil, err
	}
	return client, nil
}
