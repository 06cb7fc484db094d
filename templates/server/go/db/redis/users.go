package main

import (
	"context"
	"errors"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/redis/go-redis/v9"
)

type user struct {
	ID           string    `json:"id" redis:"id" format:"uuid"`
	Email        string    `json:"email" redis:"email"`
	PasswordHash string    `json:"-" redis:"passwordHash"`
	CreatedAt    time.Time `json:"-" redis:"createdAt"`
}

type session struct {
	TokenHash string
	UserID    string
	ExpiresAt time.Time
}

// createUser writes the user before the address leads to it: of two people who ask at once, one gets the address.
func (s *store) createUser(ctx context.Context, created user) error {
	if err := s.db.HSet(ctx, "user:"+created.ID, created).Err(); err != nil {
		return err
	}
	claimed, err := s.db.SetNX(ctx, "email:"+created.Email, created.ID, 0).Result()
	if err != nil || claimed {
		return err
	}
	return errors.Join(huma.Error409Conflict("An account with this email address already exists."),
		s.db.Del(ctx, "user:"+created.ID).Err())
}

func (s *store) userByEmail(ctx context.Context, email string) (user, error) {
	return s.userAt(ctx, "email:"+email)
}

func (s *store) userBySession(ctx context.Context, tokenHash string) (user, error) {
	return s.userAt(ctx, "session:"+tokenHash)
}

// userAt finds the user whose id a key holds.
func (s *store) userAt(ctx context.Context, key string) (found user, err error) {
	id, err := s.db.Get(ctx, key).Result()
	if errors.Is(err, redis.Nil) {
		return found, errNotFound
	}
	if err == nil {
		err = s.db.HGetAll(ctx, "user:"+id).Scan(&found)
	}
	return found, err
}

// createSession leaves it to Redis to forget the session when it is over.
func (s *store) createSession(ctx context.Context, created session) error {
	return s.db.Set(ctx, "session:"+created.TokenHash, created.UserID, time.Until(created.ExpiresAt)).Err()
}

func (s *store) deleteSession(ctx context.Context, tokenHash string) error {
	return s.db.Del(ctx, "session:"+tokenHash).Err()
}
