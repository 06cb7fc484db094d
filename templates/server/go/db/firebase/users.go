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
}

type session struct {
	TokenHash string    `firestore:"-"`
	UserID    string    `firestore:"userId"`
	ExpiresAt time.Time `firestore:"expiresAt"` // a TTL policy on this field makes Firestore forget old sessions
}

// createUser names the document after the address, which is how Firestore keeps it unique.
func (s *store) createUser(ctx context.Context, created user) error {
	_, err := s.db.Collection("users").Doc(digest(created.Email)).Create(ctx, created)
	if status.Code(err) == codes.AlreadyExists {
		err = huma.Error409Conflict("An account with this email address already exists.")
	}
	return err
}

func (s *store) userByEmail(ctx context.Context, email string) (found user, err error) {
	document, err := s.db.Collection("users").Doc(digest(email)).Get(ctx)
	if err == nil {
		err = document.DataTo(&found)
	}
	return found, orNotFound(err)
}

func (s *store) userBySession(ctx context.Context, tokenHash string) (found user, err error) {
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
	users, err := s.db.Collection("users").Where("id", "==", current.UserID).Limit(1).Documents(ctx).GetAll()
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
	_, err := s.session(created.TokenHash).Set(ctx, created)
	return err
}

func (s *store) deleteSession(ctx context.Context, tokenHash string) error {
	_, err := s.session(tokenHash).Delete(ctx)
	return err
}
