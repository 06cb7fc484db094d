package main

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"github.com/uptrace/bun"
)

type user struct {
	ID           string    `json:"id" format:"uuid"`
	Email        string    `json:"email"`
	PasswordHash string    `json:"-"`
	CreatedAt    time.Time `json:"-"`

	// Of the pending password reset, if there is one.
	ResetHash      string    `json:"-" bun:",nullzero"`
	ResetExpiresAt time.Time `json:"-" bun:",nullzero"`
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

func (s *store) userByID(ctx context.Context, id string) (found user, err error) {
	err = s.db.NewSelect().Model(&found).Where("id = ?", id).Scan(ctx)
	return found, orNotFound(err)
}

func (s *store) saveReset(ctx context.Context, changed user) error {
	_, err := s.db.NewUpdate().Model(&changed).Column("reset_hash", "reset_expires_at").Where("id = ?", changed.ID).Exec(ctx)
	return err
}

// changePassword uses up the user's link and ends all their sessions. Returns errNotFound if the link was used meanwhile.
func (s *store) changePassword(ctx context.Context, changed user) error {
	return s.db.RunInTx(ctx, nil, func(ctx context.Context, tx bun.Tx) error {
		done, err := tx.NewUpdate().Model((*user)(nil)).Set("password_hash = ?", changed.PasswordHash).
			Set("reset_hash = NULL, reset_expires_at = NULL").
			Where("id = ? AND reset_hash = ?", changed.ID, changed.ResetHash).Exec(ctx)
		if err != nil {
			return err
		}
		if rows, err := done.RowsAffected(); err != nil || rows == 0 {
			return errors.Join(err, errNotFound)
		}
		_, err = tx.NewDelete().Model((*session)(nil)).Where("user_id = ?", changed.ID).Exec(ctx)
		return err
	})
}

func orNotFound(err error) error {
	if errors.Is(err, sql.ErrNoRows) {
		return errNotFound
	}
	return err
}
