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

	// Of the pending password reset, if there is one.
	ResetHash      string    `json:"-" redis:"resetHash,omitempty"`
	ResetExpiresAt time.Time `json:"-" redis:"resetExpiresAt,omitempty"`
}

type session struct {
	TokenHash string
	UserID    string
	ExpiresAt time.Time
}

// createUser writes the user before the address points to it: of two simultaneous requests, one gets the address.
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

func (s *store) userByID(ctx context.Context, id string) (found user, err error) {
	err = s.db.HGetAll(ctx, "user:"+id).Scan(&found)
	return found, err
}

// userAt finds the user whose id is stored at a key.
func (s *store) userAt(ctx context.Context, key string) (found user, err error) {
	id, err := s.db.Get(ctx, key).Result()
	if errors.Is(err, redis.Nil) {
		return found, errNotFound
	}
	if err != nil {
		return found, err
	}
	return s.userByID(ctx, id)
}

// createSession lets Redis delete the session when it expires.
func (s *store) createSession(ctx context.Context, created session) error {
	_, err := s.db.TxPipelined(ctx, func(pipe redis.Pipeliner) error {
		pipe.Set(ctx, "session:"+created.TokenHash, created.UserID, time.Until(created.ExpiresAt))
		pipe.SAdd(ctx, "sessions:"+created.UserID, "session:"+created.TokenHash)
		pipe.Expire(ctx, "sessions:"+created.UserID, time.Until(created.ExpiresAt))
		return nil
	})
	return err
}

func (s *store) deleteSession(ctx context.Context, tokenHash string) error {
	return s.db.Del(ctx, "session:"+tokenHash).Err()
}

func (s *store) saveReset(ctx context.Context, changed user) error {
	return s.db.HSet(ctx, "user:"+changed.ID, "resetHash", changed.ResetHash, "resetExpiresAt", changed.ResetExpiresAt).Err()
}

// changePassword uses up the user's link and ends all their sessions. Returns errNotFound if the link was used meanwhile.
func (s *store) changePassword(ctx context.Context, changed user) error {
	key, sessions := "user:"+changed.ID, "sessions:"+changed.ID
	err := s.db.Watch(ctx, func(tx *redis.Tx) error {
		hash, err := tx.HGet(ctx, key, "resetHash").Result()
		if errors.Is(err, redis.Nil) || err == nil && hash != changed.ResetHash {
			return errNotFound
		}
		if err != nil {
			return err
		}
		open, err := tx.SMembers(ctx, sessions).Result()
		if err != nil {
			return err
		}
		_, err = tx.TxPipelined(ctx, func(pipe redis.Pipeliner) error {
			pipe.HSet(ctx, key, "passwordHash", changed.PasswordHash)
			pipe.HDel(ctx, key, "resetHash", "resetExpiresAt")
			pipe.Del(ctx, append(open, sessions)...)
			return nil
		})
		return err
	}, key)
	if errors.Is(err, redis.TxFailedErr) {
		return errNotFound
	}
	return err
}
