import type { ProjectContext } from '../../../definitions'
import { blocks, code, lines } from '../../../text/code'
import { goFile, imports } from '../source'
import { mongodbAccounts, mongodbItems } from './mongodb-methods'
import { type GoStore, hasData } from './store'

const TAG = 'mongodb'

export const mongodbStore: GoStore = {
  driver: {
    path: 'go.mongodb.org/mongo-driver/mongo',
    // The newest version whose dependencies Go 1.19 builds.
    version: 'v1.13.1',
    tag: TAG,
    missing: 'openMongoDB == nil',
  },
  fields: 'MongoURI string',
  values: 'MongoURI: env("MONGODB_URI"),',
  unconfigured: 'cfg.MongoURI == ""',
  open: 'openMongoDB(cfg.MongoURI)',
  files: (project) => [
    goFile(
      'internal/store/driver.go',
      'package store',
      lines(
        '// openMongoDB is set by mongodb.go, which is part of the build once "npm run setup" has added the driver.',
        'var openMongoDB func(uri string) (Store, error)',
      ),
    ),
    mongodbFile(project),
  ],
}

function mongodbFile(project: ProjectContext) {
  const { has } = project
  const data = hasData(project)
  const external = [
    data && 'go.mongodb.org/mongo-driver/bson',
    'go.mongodb.org/mongo-driver/mongo',
    'go.mongodb.org/mongo-driver/mongo/options',
    'go.mongodb.org/mongo-driver/x/mongo/driver/connstring',
  ].filter(Boolean)
  return goFile(
    'internal/store/mongodb.go',
    `//go:build ${TAG}`,
    'package store',
    imports(['context', 'errors', data && 'sync', 'time']).replace(
      /\n\)$/,
      `\n\n${external.map((path) => `  "${path}"`).join('\n')}\n)`,
    ),
    code`
      func init() { openMongoDB = newMongoDB }

      type mongoDB struct {
        client   *mongo.Client
        database *mongo.Database

        ${
          data &&
          code`
            mu         sync.Mutex
            hasIndexes bool
          `
        }
      }

      // newMongoDB uses the database that the URI names. The driver connects in the background.
      func newMongoDB(uri string) (Store, error) {
        parsed, err := connstring.ParseAndValidate(uri)
        if err != nil || parsed.Database == "" {
          return nil, errors.New("MONGODB_URI must look like mongodb://host:27017/database")
        }
        settings := options.Client().ApplyURI(uri).SetServerSelectionTimeout(3 * time.Second)
        client, err := mongo.Connect(context.Background(), settings)
        if err != nil {
          return nil, err
        }
        return &mongoDB{client: client, database: client.Database(parsed.Database)}, nil
      }

      func (s *mongoDB) Ping(ctx context.Context) error { return s.client.Ping(ctx, nil) }

      func (s *mongoDB) Close() error {
        ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
        defer cancel()
        return s.client.Disconnect(ctx)
      }
    `,
    data && indexes(project),
    has('api') && mongodbItems(),
    has('auth') && mongodbAccounts(),
  )
}

function indexes({ has }: ProjectContext): string {
  return blocks(
    has('api') &&
      code`
      var newestFirst = bson.D{bson.E{Key: "createdAt", Value: -1}, bson.E{Key: "_id", Value: 1}}
    `,
    code`
      // collection gives a collection; the first call creates the indexes, after a failure the next one tries again.
      func (s *mongoDB) collection(ctx context.Context, name string) (*mongo.Collection, error) {
        s.mu.Lock()
        defer s.mu.Unlock()
        if s.hasIndexes {
          return s.database.Collection(name), nil
        }
        indexes := map[string]mongo.IndexModel{
          ${has('api') && '"items": {Keys: newestFirst},'}

          ${
            has('auth') &&
            code`
              "users":    {Keys: bson.M{"email": 1}, Options: options.Index().SetUnique(true)},
              "sessions": {Keys: bson.M{"expiresAt": 1}, Options: options.Index().SetExpireAfterSeconds(0)},
            `
          }
        }
        for owner, index := range indexes {
          if _, err := s.database.Collection(owner).Indexes().CreateOne(ctx, index); err != nil {
            return nil, err
          }
        }
        s.hasIndexes = true
        return s.database.Collection(name), nil
      }

      // byID selects one document.
      func byID(id string) bson.M { return bson.M{"_id": id} }

      // found turns the error of a search without result into ErrNotFound.
      func found(err error) error {
        if errors.Is(err, mongo.ErrNoDocuments) {
          return ErrNotFound
        }
        return err
      }
    `,
  )
}
