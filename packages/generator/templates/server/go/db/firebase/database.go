package main

import (
	"cmp"
	"context"
	"errors"
	"os"
	"sync/atomic"
	"time"

	"cloud.google.com/go/firestore"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"
)

type store struct {
	db       *firestore.Client
	prepared atomic.Bool
}

// openStore does not connect yet: the server also starts without its database, and reports it as unreachable. The client uses the
// emulator at FIRESTORE_EMULATOR_HOST or, without it, Google's servers with the key in GOOGLE_APPLICATION_CREDENTIALS.
func openStore() (*store, error) {
	project := os.Getenv("FIREBASE_PROJECT_ID")
	if project == "" && production() {
		return nil, errors.New("FIREBASE_PROJECT_ID is not set, and in production there is no default")
	}
	db, err := firestore.NewClient(context.Background(), cmp.Or(project, "demo-app"))
	return &store{db: db}, err
}

// ready checks that the database responds.
func (s *store) ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	_, err := s.db.Doc("health/ping").Get(ctx)
	if status.Code(err) == codes.NotFound {
		err = nil
	}
	s.prepared.CompareAndSwap(false, err == nil)
	return err
}

// within limits the time of a query: the client would repeat it for minutes while the database is unreachable.
func within(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeout(ctx, 10*time.Second)
}

// orNotFound turns Firestore's error for missing documents into errNotFound.
func orNotFound(err error) error {
	if status.Code(err) == codes.NotFound {
		return errNotFound
	}
	return err
}

func (s *store) close() { _ = s.db.Close() }
