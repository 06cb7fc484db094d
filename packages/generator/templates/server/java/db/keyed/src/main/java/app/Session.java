package app;

import java.time.Instant;
import java.util.UUID;

/** A session of a user. Only the hash of its token is stored: a stolen copy of the database opens no session. */
record Session(String tokenHash, UUID userId, Instant expiresAt) {}
