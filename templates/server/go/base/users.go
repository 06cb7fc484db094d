package main

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/danielgtaylor/huma/v2"
)

type user struct {
	ID           string    `json:"id" format:"uuid"`
	Email        string    `json:"email"`
	PasswordHash string    `json:"-"`
	CreatedAt    time.Time `json:"-"`
}

type session struct {
	TokenHash string `bun:",pk"`
	UserID    string
	ExpiresAt time.Time
}

func (s *store) createUser(ctx context.Context, created user) error {
	done, err := s.db.NewInsert().Model(&created).Ignore().Exec(ctx)
	if err != nil {
		return err
	}
	if rows, err := done.RowsAffected(); err != nil || rows == 0 {
		return errors.Join(err, huma.Error409Conflict("An account with this email address already exists."))
	}
	return nil
}

func (s *store) userByEmail(ctx context.Context, email string) (found user, err error) {
	err = s.db.NewSelect().Model(&found).Where("email = ?", email).Scan(ctx)
	return found, orNotFound(err)
}

func (s *store) userBySession(ctx context.Context, tokenHash string) (found user, err error) {
	current := s.db.NewSelect().Model((*session)(nil)).Column("user_id").
		Where("token_hash = ? AND expires_at > ?", tokenHash, time.Now().UTC())
	err = s.db.NewSelect().Model(&found).Where("id IN (?)", current).Scan(ctx)
	return found, orNotFound(err)
}

func (s *store) createSession(ctx context.Context, created session) error {
	_, err := s.db.NewDelete().Model((*session)(nil)).Where("expires_at < ?", time.Now().UTC()).Exec(ctx)
	if err == nil {
		_, err = s.db.NewInsert().Model(&created).Exec(ctx)
	}
	return err
}

func (s *store) deleteSession(ctx context.Context, tokenHash string) error {
	_, err := s.db.NewDelete().Model((*session)(nil)).Where("token_hash = ?", tokenHash).Exec(ctx)
	return err
}

func orNotFound(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return errNotFound
	}
	return err
}
