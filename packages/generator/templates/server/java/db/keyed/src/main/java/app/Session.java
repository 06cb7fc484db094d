package app;

import java.time.Instant;
import java.util.UUID;

/** Somebody who is signed in. Only a hash of the token is kept: a stolen copy of the database opens no session. */
record Session(String tokenHash, UUID userId, Instant expiresAt) {}
