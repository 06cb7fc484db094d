package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/alexedwards/argon2id"
	"github.com/google/uuid"
)

const demoEmail, demoPassword = "demo@example.com", "demo-password"

// seed adds the example data to the development database, once. It returns a sentence that describes what was done.
func seed(ctx context.Context) (string, error) {
	if production() {
		return "", errors.New("Example data is for development only: APP_ENV is production.")
	}
	store, err := openStore()
	if err != nil {
		return "", err
	}
	defer store.close()
	if err := store.ready(ctx); err != nil {
		return "", fmt.Errorf("the database is not reachable: %w", err)
	}
	return store.seed(ctx)
}

func (s *store) seed(ctx context.Context) (string, error) {
	if _, err := s.userByEmail(ctx, demoEmail); !errors.Is(err, errNotFound) {
		return "The database already contains data. Nothing was changed.", err
	}
	hash, err := argon2id.CreateHash(demoPassword, argon2id.DefaultParams)
	if err != nil {
		return "", err
	}
	now := time.Now().UTC().Truncate(time.Millisecond)
	demo := user{ID: uuid.NewString(), Email: demoEmail, PasswordHash: hash, CreatedAt: now}
	if err := s.createUser(ctx, demo); err != nil {
		return "", err
	}
	// {{#if api}}
	for age, title := range []string{"Write a test", "Add a route", "Read the README"} {
		example := item{ID: uuid.NewString(), OwnerID: demo.ID, Title: title, CreatedAt: now.Add(-time.Duration(age) * time.Second)}
		if err := s.createItem(ctx, example); err != nil {
			return "", err
		}
	}
	// {{/if}}
	return "Sign in as " + demoEmail + " with the password " + demoPassword + ".", nil
}
