package main

import (
	"cmp"
	"context"
	"errors"
	"os"
	"sync/atomic"
	"time"

	"github.com/redis/go-redis/v9"
)

type store struct {
	db       *redis.Client
	prepared atomic.Bool
}

// openStore does not connect yet: the server also starts without its database, and reports it as unreachable.
func openStore() (*store, error) {
	url := os.Getenv("DATABASE_URL")
	if url == "" && production() {
		return nil, errors.New("DATABASE_URL is not set, and in production there is no default")
	}
	options, err := redis.ParseURL(cmp.Or(url, "redis://localhost:6379"))
	if err != nil {
		return nil, err
	}
	return &store{db: redis.NewClient(options)}, nil
}

// ready checks that the database responds.
func (s *store) ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	err := s.db.Ping(ctx).Err()
	s.prepared.CompareAndSwap(false, err == nil)
	return err
}

func (s *store) close() { _ = s.db.Close() }
