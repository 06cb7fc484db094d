package main

import (
	"context"
	"time"

	"cloud.google.com/go/firestore"
	"github.com/danielgtaylor/huma/v2"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

type user struct {
	ID           string    `json:"id" firestore:"id" format:"uuid"`
	Email        string    `json:"email" firestore:"email"`
	PasswordHash string    `json:"-" firestore:"passwordHash"`
	CreatedAt    time.Time `json:"-" firestore:"createdAt"`

	// Of the pending password reset, if there is one.
	ResetHash      string    `json:"-" firestore:"resetHash,omitempty"`
	ResetExpiresAt time.Time `json:"-" firestore:"resetExpiresAt,omitempty"`
}

type session struct {
	TokenHash string    `firestore:"-"`
	UserID    string    `firestore:"userId"`
	ExpiresAt time.Time `firestore:"expiresAt"` // a TTL policy on this field makes Firestore delete old sessions
}

// createUser names the document after the address, which makes the address unique in Firestore.
func (s *store) createUser(ctx context.Context, created user) error {
	ctx, cancel := within(ctx)
	defer cancel()
	_, err := s.db.Collection("users").Doc(digest(created.Email)).Create(ctx, created)
	if status.Code(err) == codes.AlreadyExists {
		err = huma.Error409Conflict("An account with this email address already exists.")
	}
	return err
}

func (s *store) userByEmail(ctx context.Context, email string) (found user, err error) {
	ctx, cancel := within(ctx)
	defer cancel()
	document, err := s.db.Collection("users").Doc(digest(email)).Get(ctx)
	if err == nil {
		err = document.DataTo(&found)
	}
	return found, orNotFound(err)
}

func (s *store) userBySession(ctx context.Context, tokenHash string) (found user, err error) {
	ctx, cancel := within(ctx)
	defer cancel()
	document, err := s.session(tokenHash).Get(ctx)
	if err != nil {
		return found, orNotFound(err)
	}
	var current session
	if err := document.DataTo(&current); err != nil {
		return found, err
	}
	if current.ExpiresAt.Before(time.Now()) {
		return found, errNotFound
	}
	return s.userByID(ctx, current.UserID)
}

func (s *store) userByID(ctx context.Context, id string) (found user, err error) {
	ctx, cancel := within(ctx)
	defer cancel()
	users, err := s.db.Collection("users").Where("id", "==", id).Limit(1).Documents(ctx).GetAll()
	if err != nil {
		return found, err
	}
	if len(users) == 0 {
		return found, errNotFound
	}
	err = users[0].DataTo(&found)
	return found, err
}

func (s *store) session(tokenHash string) *firestore.DocumentRef {
	return s.db.Collection("sessions").Doc(tokenHash)
}

func (s *store) createSession(ctx context.Context, created session) error {
	ctx, cancel := within(ctx)
	defer cancel()
	_, err := s.session(created.TokenHash).Set(ctx, created)
	return err
}

func (s *store) deleteSession(ctx context.Context, tokenHash string) error {
	ctx, cancel := within(ctx)
	defer cancel()
	_, err := s.session(tokenHash).Delete(ctx)
	return err
}

func (s *store) saveReset(ctx context.Context, changed user) error {
	ctx, cancel := within(ctx)
	defer cancel()
	_, err := s.db.Collection("users").Doc(digest(changed.Email)).Update(ctx, []firestore.Update{
		{Path: "resetHash", Value: changed.ResetHash},
		{Path: "resetExpiresAt", Value: changed.ResetExpiresAt},
	})
	return err
}

// changePassword uses up the user's link and ends all their sessions. Returns errNotFound if the link was used meanwhile.
func (s *store) changePassword(ctx context.Context, changed user) error {
	ctx, cancel := within(ctx)
	defer cancel()
	return s.db.RunTransaction(ctx, func(ctx context.Context, tx *firestore.Transaction) error {
		document := s.db.Collection("users").Doc(digest(changed.Email))
		kept, err := tx.Get(document)
		if err != nil {
			return orNotFound(err)
		}
		if hash, err := kept.DataAt("resetHash"); err != nil || hash != changed.ResetHash {
			return errNotFound
		}
		open, err := tx.Documents(s.db.Collection("sessions").Where("userId", "==", changed.ID)).GetAll()
		if err != nil {
			return err
		}
		for _, session := range open {
			if err := tx.Delete(session.Ref); err != nil {
				return err
			}
		}
		return tx.Update(document, []firestore.Update{
			{Path: "passwordHash", Value: changed.PasswordHash},
			{Path: "resetHash", Value: firestore.Delete},
			{Path: "resetExpiresAt", Value: firestore.Delete},
		})
	})
}
