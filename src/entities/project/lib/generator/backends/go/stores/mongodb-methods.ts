import { code } from '../../../text/code'

export function mongodbItems(): string {
  return code`
    type itemDocument struct {
      ID        string \`bson:"_id"\`
      Title     string \`bson:"title"\`
      Done      bool   \`bson:"done"\`
      CreatedAt string \`bson:"createdAt"\`
    }

    func (s *mongoDB) ListItems(ctx context.Context, page Page) ([]Item, int, error) {
      collection, err := s.collection(ctx, "items")
      if err != nil {
        return nil, 0, err
      }
      total, err := collection.CountDocuments(ctx, bson.M{})
      if err != nil {
        return nil, 0, err
      }
      cursor, err := collection.Find(ctx, bson.M{},
        options.Find().SetSort(newestFirst).SetSkip(int64(page.Offset)).SetLimit(int64(page.Limit)))
      if err != nil {
        return nil, 0, err
      }
      var documents []itemDocument
      if err := cursor.All(ctx, &documents); err != nil {
        return nil, 0, err
      }
      items := []Item{}
      for _, document := range documents {
        items = append(items, Item(document))
      }
      return items, int(total), nil
    }

    func (s *mongoDB) Item(ctx context.Context, id string) (Item, error) {
      collection, err := s.collection(ctx, "items")
      if err != nil {
        return Item{}, err
      }
      var document itemDocument
      err = collection.FindOne(ctx, byID(id)).Decode(&document)
      return Item(document), found(err)
    }

    func (s *mongoDB) CreateItem(ctx context.Context, item Item) error {
      collection, err := s.collection(ctx, "items")
      if err != nil {
        return err
      }
      _, err = collection.InsertOne(ctx, itemDocument(item))
      return err
    }

    func (s *mongoDB) UpdateItem(ctx context.Context, id string, changes ItemChanges) (Item, error) {
      collection, err := s.collection(ctx, "items")
      if err != nil {
        return Item{}, err
      }
      fields := bson.M{}
      if changes.Title != nil {
        fields["title"] = *changes.Title
      }
      if changes.Done != nil {
        fields["done"] = *changes.Done
      }
      var document itemDocument
      err = collection.FindOneAndUpdate(ctx, byID(id), bson.M{"$set": fields},
        options.FindOneAndUpdate().SetReturnDocument(options.After)).Decode(&document)
      return Item(document), found(err)
    }

    func (s *mongoDB) DeleteItem(ctx context.Context, id string) error {
      collection, err := s.collection(ctx, "items")
      if err != nil {
        return err
      }
      result, err := collection.DeleteOne(ctx, byID(id))
      if err == nil && result.DeletedCount == 0 {
        return ErrNotFound
      }
      return err
    }
  `
}

export function mongodbAccounts(): string {
  return code`
    type userDocument struct {
      ID           string \`bson:"_id"\`
      Email        string \`bson:"email"\`
      PasswordHash string \`bson:"passwordHash"\`
      CreatedAt    string \`bson:"createdAt"\`
    }

    type sessionDocument struct {
      TokenHash string \`bson:"_id"\`
      UserID    string \`bson:"userId"\`
      // A date, so that MongoDB deletes the session by itself.
      ExpiresAt time.Time \`bson:"expiresAt"\`
    }

    func (s *mongoDB) CreateUser(ctx context.Context, user User) error {
      collection, err := s.collection(ctx, "users")
      if err != nil {
        return err
      }
      _, err = collection.InsertOne(ctx, userDocument(user))
      if mongo.IsDuplicateKeyError(err) {
        return ErrTaken
      }
      return err
    }

    func (s *mongoDB) UserByEmail(ctx context.Context, email string) (User, error) {
      return s.user(ctx, bson.M{"email": email})
    }

    func (s *mongoDB) CreateSession(ctx context.Context, session Session) error {
      collection, err := s.collection(ctx, "sessions")
      if err != nil {
        return err
      }
      end, err := time.Parse(time.RFC3339, session.ExpiresAt)
      if err != nil {
        return err
      }
      _, err = collection.InsertOne(ctx, sessionDocument{session.TokenHash, session.UserID, end})
      return err
    }

    func (s *mongoDB) SessionUser(ctx context.Context, tokenHash, now string) (User, error) {
      collection, err := s.collection(ctx, "sessions")
      if err != nil {
        return User{}, err
      }
      var session sessionDocument
      if err := collection.FindOne(ctx, byID(tokenHash)).Decode(&session); err != nil {
        return User{}, found(err)
      }
      if Timestamp(session.ExpiresAt) <= now {
        return User{}, ErrNotFound
      }
      return s.user(ctx, byID(session.UserID))
    }

    func (s *mongoDB) DeleteSession(ctx context.Context, tokenHash string) error {
      collection, err := s.collection(ctx, "sessions")
      if err != nil {
        return err
      }
      _, err = collection.DeleteOne(ctx, byID(tokenHash))
      return err
    }

    func (s *mongoDB) user(ctx context.Context, filter bson.M) (User, error) {
      collection, err := s.collection(ctx, "users")
      if err != nil {
        return User{}, err
      }
      var document userDocument
      err = collection.FindOne(ctx, filter).Decode(&document)
      return User(document), found(err)
    }
  `
}
