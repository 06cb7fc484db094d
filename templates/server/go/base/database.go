package main

import (
	"context"
	"embed"
	"errors"
	"io/fs"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"github.com/pressly/goose/v3"
	"github.com/uptrace/bun"
)

//go:embed migrations/*.sql
var files embed.FS

type store struct {
	db       *bun.DB
	first    sync.Mutex
	prepared atomic.Bool
}

// openStore does not connect yet: a server without its database starts and says so.
func openStore() (*store, error) {
	url := os.Getenv("DATABASE_URL")
	if url == "" && production() {
		return nil, errors.New("DATABASE_URL is missing: in production the server needs its database")
	}
	db, err := connect(url)
	return &store{db: db}, err
}

// ready asks the database for a sign of life. The first time it also runs the migrations that are new.
func (s *store) ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	if s.prepared.Load() {
		return s.db.PingContext(ctx)
	}
	s.first.Lock()
	defer s.first.Unlock()
	folder, err := fs.Sub(files, "migrations")
	if err != nil {
		return err
	}
	migrations, err := goose.NewProvider(dialect, s.db.DB, folder)
	if err != nil {
		return err
	}
	_, err = migrations.Up(ctx)
	s.prepared.Store(err == nil)
	return err
}

func (s *store) close() { _ = s.db.Close() }
