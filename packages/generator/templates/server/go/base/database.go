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

// openStore does not connect yet: the server also starts without its database, and reports it as unreachable.
func openStore() (*store, error) {
	url := os.Getenv("DATABASE_URL")
	if url == "" && production() {
		return nil, errors.New("DATABASE_URL is not set, and in production there is no default")
	}
	db, err := connect(url)
	return &store{db: db}, err
}

// ready pings the database. The first time that it responds, pending migrations run too.
func (s *store) ready(ctx context.Context) error {
	ping, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	if err := s.db.PingContext(ping); err != nil || s.prepared.Load() {
		return err
	}
	if !s.first.TryLock() {
		return errors.New("the migrations are running")
	}
	defer s.first.Unlock()
	return s.migrate(context.WithoutCancel(ctx))
}

// migrate has no deadline, because a large table takes time, and outlives the request that started it.
func (s *store) migrate(ctx context.Context) error {
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
