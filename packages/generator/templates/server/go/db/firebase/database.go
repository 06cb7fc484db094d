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

// openStore does not connect yet: a server without its database starts and says so. The client finds the emulator by
// FIRESTORE_EMULATOR_HOST and, without it, Google's servers with the key of GOOGLE_APPLICATION_CREDENTIALS.
func openStore() (*store, error) {
	project := os.Getenv("FIREBASE_PROJECT_ID")
	if project == "" && production() {
		return nil, errors.New("FIREBASE_PROJECT_ID is missing: in production the server needs its database")
	}
	db, err := firestore.NewClient(context.Background(), cmp.Or(project, "demo-app"))
	return &store{db: db}, err
}

// ready asks the database for a sign of life.
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

// orNotFound says it in the words of this server.
func orNotFound(err error) error {
	if status.Code(err) == codes.NotFound {
		return errNotFound
	}
	return err
}

func (s *store) close() { _ = s.db.Close() }
