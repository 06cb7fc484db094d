package main

import (
	"context"
	"time"

	"github.com/redis/go-redis/v9"
)

type item struct {
	ID        string    `json:"id" redis:"id" format:"uuid"`
	Title     string    `json:"title" redis:"title"`
	Done      bool      `json:"done" redis:"done"`
	CreatedAt time.Time `json:"createdAt" redis:"createdAt"`

	// {{#if auth}}
	OwnerID string `json:"-" redis:"ownerId"`
	// {{/if}}
}

// index is the sorted set of the ids of an owner's items by age.
func (i item) index() string {
	// {{#if auth}}
	return "items:" + i.OwnerID
	// {{/if}}
	// {{#unless auth}}
	return "items"
	// {{/unless}}
}

func (s *store) listItems(ctx context.Context, like item, limit, offset int64) (page itemPage, err error) {
	page.Items = []item{}
	if page.Total, err = s.db.ZCard(ctx, like.index()).Result(); err != nil {
		return page, err
	}
	ids, err := s.db.ZRevRange(ctx, like.index(), offset, offset+limit-1).Result()
	if err != nil || len(ids) == 0 {
		return page, err
	}
	found, err := s.db.Pipelined(ctx, func(pipe redis.Pipeliner) error {
		for _, id := range ids {
			pipe.HGetAll(ctx, "item:"+id)
		}
		return nil
	})
	for _, answer := range found {
		var next item
		if err := answer.(*redis.MapStringStringCmd).Scan(&next); err != nil {
			return page, err
		}
		page.Items = append(page.Items, next)
	}
	return page, err
}

func (s *store) findItem(ctx context.Context, like item) (found item, err error) {
	err = s.db.HGetAll(ctx, "item:"+like.ID).Scan(&found)
	if err == nil && (found.ID == "" || found.index() != like.index()) {
		err = errNotFound
	}
	return found, err
}

func (s *store) createItem(ctx context.Context, created item) error {
	_, err := s.db.TxPipelined(ctx, func(pipe redis.Pipeliner) error {
		pipe.HSet(ctx, "item:"+created.ID, created)
		pipe.ZAdd(ctx, created.index(), redis.Z{Score: float64(created.CreatedAt.UnixMilli()), Member: created.ID})
		return nil
	})
	return err
}

// setExisting changes fields of an existing hash. HSET alone would restore an item that was deleted in the meantime.
var setExisting = redis.NewScript(`
if redis.call("EXISTS", KEYS[1]) == 0 then return 0 end
redis.call("HSET", KEYS[1], unpack(ARGV))
return 1`)

func (s *store) updateItem(ctx context.Context, changed item) error {
	there, err := setExisting.Run(ctx, s.db, []string{"item:" + changed.ID}, "title", changed.Title, "done", changed.Done).Bool()
	if err == nil && !there {
		err = errNotFound
	}
	return err
}

func (s *store) deleteItem(ctx context.Context, found item) error {
	_, err := s.db.TxPipelined(ctx, func(pipe redis.Pipeliner) error {
		pipe.Del(ctx, "item:"+found.ID)
		pipe.ZRem(ctx, found.index(), found.ID)
		return nil
	})
	return err
}
