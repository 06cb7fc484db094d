package main

import (
	"context"
	"time"

	"cloud.google.com/go/firestore"
	"cloud.google.com/go/firestore/apiv1/firestorepb"
)

type item struct {
	ID        string    `json:"id" firestore:"id" format:"uuid"`
	Title     string    `json:"title" firestore:"title"`
	Done      bool      `json:"done" firestore:"done"`
	CreatedAt time.Time `json:"createdAt" firestore:"createdAt"`

	// {{#if auth}}
	OwnerID string `json:"-" firestore:"ownerId"`
	// {{/if}}
}

// items is the collection of an item. A collection per owner needs no index over two fields.
func (s *store) items(like item) *firestore.CollectionRef {
	path := "items"
	// {{#if auth}}
	path = "owners/" + like.OwnerID + "/" + path
	// {{/if}}
	return s.db.Collection(path)
}

func (s *store) listItems(ctx context.Context, like item, limit, offset int64) (page itemPage, err error) {
	ctx, cancel := within(ctx)
	defer cancel()
	page.Items = []item{}
	all := s.items(like).OrderBy("createdAt", firestore.Desc)
	found, err := all.Offset(int(offset)).Limit(int(limit)).Documents(ctx).GetAll()
	if err != nil {
		return page, err
	}
	for _, document := range found {
		var next item
		if err := document.DataTo(&next); err != nil {
			return page, err
		}
		page.Items = append(page.Items, next)
	}
	counted, err := all.NewAggregationQuery().WithCount("total").Get(ctx)
	if err == nil {
		page.Total = counted["total"].(*firestorepb.Value).GetIntegerValue()
	}
	return page, err
}

func (s *store) findItem(ctx context.Context, like item) (found item, err error) {
	ctx, cancel := within(ctx)
	defer cancel()
	document, err := s.items(like).Doc(like.ID).Get(ctx)
	if err == nil {
		err = document.DataTo(&found)
	}
	return found, orNotFound(err)
}

func (s *store) createItem(ctx context.Context, created item) error {
	ctx, cancel := within(ctx)
	defer cancel()
	_, err := s.items(created).Doc(created.ID).Create(ctx, created)
	return err
}

func (s *store) updateItem(ctx context.Context, changed item) error {
	ctx, cancel := within(ctx)
	defer cancel()
	// Set would restore an item that was deleted in the meantime.
	_, err := s.items(changed).Doc(changed.ID).Update(ctx, []firestore.Update{
		{Path: "title", Value: changed.Title}, {Path: "done", Value: changed.Done},
	})
	return orNotFound(err)
}

func (s *store) deleteItem(ctx context.Context, found item) error {
	ctx, cancel := within(ctx)
	defer cancel()
	_, err := s.items(found).Doc(found.ID).Delete(ctx)
	return err
}
