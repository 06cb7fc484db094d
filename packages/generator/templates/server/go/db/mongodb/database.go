package main

import (
	"cmp"
	"context"
	"errors"
	"os"
	"sync/atomic"
	"time"

	"go.mongodb.org/mongo-driver/v2/mongo"
	"go.mongodb.org/mongo-driver/v2/mongo/options"
	"go.mongodb.org/mongo-driver/v2/x/mongo/driver/connstring"
)

type store struct {
	db       *mongo.Database
	prepared atomic.Bool
}

// openStore does not connect yet: the server also starts without its database, and reports it as unreachable.
func openStore() (*store, error) {
	url := os.Getenv("DATABASE_URL")
	if url == "" && production() {
		return nil, errors.New("DATABASE_URL is not set, and in production there is no default")
	}
	url = cmp.Or(url, "mongodb://localhost:27017/app")
	parts, err := connstring.ParseAndValidate(url)
	if err != nil {
		return nil, err
	}
	client, err := mongo.Connect(options.Client().ApplyURI(url).SetServerSelectionTimeout(3 * time.Second))
	if err != nil {
		return nil, err
	}
	return &store{db: client.Database(cmp.Or(parts.Database, "app"))}, nil
}

// ready checks that the database responds. The first time, it also creates the indexes.
func (s *store) ready(ctx context.Context) error {
	ctx, cancel := context.WithTimeout(ctx, 3*time.Second)
	defer cancel()
	if err := s.db.Client().Ping(ctx, nil); err != nil || s.prepared.Load() {
		return err
	}
	for collection, index := range indexes {
		if _, err := s.db.Collection(collection).Indexes().CreateOne(ctx, index); err != nil {
			return err
		}
	}
	s.prepared.Store(true)
	return nil
}

// indexes are named by their collection; the files of the collections add to them.
var indexes = map[string]mongo.IndexModel{}

func (s *store) close() { _ = s.db.Client().Disconnect(context.Background()) }
