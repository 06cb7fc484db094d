package main

import (
	"context"
	"errors"
	"time"

	"github.com/danielgtaylor/huma/v2"
	"go.mongodb.org/mongo-driver/v2/bson"
	"go.mongodb.org/mongo-driver/v2/mongo"
	"go.mongodb.org/mongo-driver/v2/mongo/options"
)

type user struct {
	ID           string    `json:"id" bson:"_id" format:"uuid"`
	Email        string    `json:"email" bson:"email"`
	PasswordHash string    `json:"-" bson:"passwordHash"`
	CreatedAt    time.Time `json:"-" bson:"createdAt"`

	// Of the pending password reset, if there is one.
	ResetHash      string    `json:"-" bson:"resetHash,omitempty"`
	ResetExpiresAt time.Time `json:"-" bson:"resetExpiresAt,omitempty"`
}

type session struct {
	TokenHash string    `bson:"_id"`
	UserID    string    `bson:"userId"`
	ExpiresAt time.Time `bson:"expiresAt"`
}

func init() {
	indexes["users"] = mongo.IndexModel{Keys: bson.M{"email": 1}, Options: options.Index().SetUnique(true)}
	// MongoDB itself deletes expired sessions.
	indexes["sessions"] = mongo.IndexModel{Keys: bson.M{"expiresAt": 1}, Options: options.Index().SetExpireAfterSeconds(0)}
}

func (s *store) createUser(ctx context.Context, created user) error {
	_, err := s.db.Collection("users").InsertOne(ctx, created)
	if mongo.IsDuplicateKeyError(err) {
		err = huma.Error409Conflict("An account with this email address already exists.")
	}
	return err
}

func (s *store) userByEmail(ctx context.Context, email string) (user, error) {
	return s.findUser(ctx, bson.M{"email": email})
}

func (s *store) userBySession(ctx context.Context, tokenHash string) (user, error) {
	var current session
	err := s.db.Collection("sessions").
		FindOne(ctx, bson.M{"_id": tokenHash, "expiresAt": bson.M{"$gt": time.Now()}}).Decode(&current)
	if errors.Is(err, mongo.ErrNoDocuments) {
		return user{}, errNotFound
	}
	if err != nil {
		return user{}, err
	}
	return s.findUser(ctx, bson.M{"_id": current.UserID})
}

func (s *store) userByID(ctx context.Context, id string) (user, error) {
	return s.findUser(ctx, bson.M{"_id": id})
}

func (s *store) saveReset(ctx context.Context, changed user) error {
	_, err := s.db.Collection("users").UpdateByID(ctx, changed.ID,
		bson.M{"$set": bson.M{"resetHash": changed.ResetHash, "resetExpiresAt": changed.ResetExpiresAt}})
	return err
}

// changePassword uses up the user's link and ends all their sessions. Returns errNotFound if the link was used meanwhile.
func (s *store) changePassword(ctx context.Context, changed user) error {
	done, err := s.db.Collection("users").UpdateOne(ctx, bson.M{"_id": changed.ID, "resetHash": changed.ResetHash}, bson.M{
		"$set":   bson.M{"passwordHash": changed.PasswordHash},
		"$unset": bson.M{"resetHash": "", "resetExpiresAt": ""},
	})
	if err != nil {
		return err
	}
	if done.MatchedCount == 0 {
		return errNotFound
	}
	_, err = s.db.Collection("sessions").DeleteMany(ctx, bson.M{"userId": changed.ID})
	return err
}

func (s *store) findUser(ctx context.Context, filter bson.M) (found user, err error) {
	err = s.db.Collection("users").FindOne(ctx, filter).Decode(&found)
	if errors.Is(err, mongo.ErrNoDocuments) {
		err = errNotFound
	}
	return found, err
}

func (s *store) createSession(ctx context.Context, created session) error {
	_, err := s.db.Collection("sessions").InsertOne(ctx, created)
	return err
}

func (s *store) deleteSession(ctx context.Context, tokenHash string) error {
	_, err := s.db.Collection("sessions").DeleteOne(ctx, bson.M{"_id": tokenHash})
	return err
}
