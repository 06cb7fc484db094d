package main

import (
	"context"
	"errors"
	"time"

	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"go.mongodb.org/mongo-driver/v2/mongo/options"
)

type item struct {
	ID        string    `json:"id" bson:"_id" format:"uuid"`
	Title     string    `json:"title" bson:"title"`
	Done      bool      `json:"done" bson:"done"`
	CreatedAt time.Time `json:"createdAt" bson:"createdAt"`

	// {{#if auth}}
	OwnerID string `json:"-" bson:"ownerId"`
	// {{/if}}
}

func init() {
	indexes["items"] = mongo.IndexModel{Keys: bson.D{
		// {{#if auth}}
		{Key: "ownerId", Value: 1},
		// {{/if}}
		{Key: "createdAt", Value: -1},
	}}
}

func (s *store) items() *mongo.Collection { return s.db.Collection("items") }

func (s *store) listItems(ctx context.Context, like item, limit, offset int64) (page itemPage, err error) {
	filter := bson.M{}
	// {{#if auth}}
	filter["ownerId"] = like.OwnerID
	// {{/if}}
	newest := options.Find().SetSort(bson.D{{Key: "createdAt", Value: -1}, {Key: "_id", Value: 1}})
	cursor, err := s.items().Find(ctx, filter, newest.SetLimit(limit).SetSkip(offset))
	if err != nil {
		return page, err
	}
	page.Items = []item{}
	if err := cursor.All(ctx, &page.Items); err != nil {
		return page, err
	}
	page.Total, err = s.items().CountDocuments(ctx, filter)
	return page, err
}

func (s *store) findItem(ctx context.Context, like item) (found item, err error) {
	filter := bson.M{"_id": like.ID}
	// {{#if auth}}
	filter["ownerId"] = like.OwnerID
	// {{/if}}
	err = s.items().FindOne(ctx, filter).Decode(&found)
	if errors.Is(err, mongo.ErrNoDocuments) {
		err = errNotFound
	}
	return found, err
}

func (s *store) createItem(ctx context.Context, created item) error {
	_, err := s.items().InsertOne(ctx, created)
	return err
}

func (s *store) updateItem(ctx context.Context, changed item) error {
	_, err := s.items().ReplaceOne(ctx, bson.M{"_id": changed.ID}, changed)
	return err
}

func (s *store) deleteItem(ctx context.Context, found item) error {
	_, err := s.items().DeleteOne(ctx, bson.M{"_id": found.ID})
	return err
}
