import logging
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from smtplib import SMTP, SMTP_SSL
from urllib.parse import unquote, urlsplit

from .config import settings

TITLE = "{{title}}"
PATIENCE = 30
logger = logging.getLogger("uvicorn.error")


def can_send() -> bool:
    """Without SMTP_URL, messages are written to the log, in development only."""
    return bool(settings.smtp_url) or not settings.production


def send_reset_link(address: str, token: str) -> None:
    """Mails the owner of an address a link for choosing a new password."""
    text = "\n\n".join(
        [
            f"Open this link within one hour to choose a new password for {TITLE}:",
            f"{settings.app_url.rstrip('/')}/reset-password?token={token}",
            "If you did not ask for this, ignore this message.",
        ]
    )
    send(address, "Reset your password", text)


def send(address: str, subject: str, text: str) -> None:
    if not settings.smtp_url:
        logger.info("To: %s\nSubject: %s\n\n%s", address, subject, text)
        return
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = settings.mail_from, address, subject
    message["Date"], message["Message-ID"] = formatdate(), make_msgid()
    message.set_content(text)
    where = urlsplit(settings.smtp_url)
    secure = where.scheme == "smtps"
    port = where.port or (465 if secure else 587)
    with (SMTP_SSL if secure else SMTP)(where.hostname or "", port, timeout=PATIENCE) as smtp:
        if not secure and smtp.has_extn("starttls"):
            smtp.starttls()
        if where.username:
            smtp.login(unquote(where.username), unquote(where.password or ""))
        smtp.send_message(message)
