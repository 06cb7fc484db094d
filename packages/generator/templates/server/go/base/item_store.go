package main

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

type item struct {
	ID        string    `json:"id" format:"uuid" bun:",pk"`
	Title     string    `json:"title"`
	Done      bool      `json:"done"`
	CreatedAt time.Time `json:"createdAt"`

	// {{#if auth}}
	OwnerID string `json:"-"`
	// {{/if}}
}

func (s *store) listItems(ctx context.Context, like item, limit, offset int64) (page itemPage, err error) {
	page.Items = []item{}
	page.Total, err = s.db.NewSelect().Model(&page.Items).
		// {{#if auth}}
		Where("owner_id = ?", like.OwnerID).
		// {{/if}}
		Order("created_at DESC", "id").Limit(limit).Offset(offset).ScanAndCount(ctx)
	return page, err
}

func (s *store) findItem(ctx context.Context, like item) (found item, err error) {
	err = s.db.NewSelect().Model(&found).Where("id = ?", like.ID).
		// {{#if auth}}
		Where("owner_id = ?", like.OwnerID).
		// {{/if}}
		Scan(ctx)
	if errors.Is(err, sql.ErrNoRows) {
		err = errNotFound
	}
	return found, err
}

func (s *store) createItem(ctx context.Context, created item) error {
	_, err := s.db.NewInsert().Model(&created).Exec(ctx)
	return err
}

func (s *store) updateItem(ctx context.Context, changed item) error {
	_, err := s.db.NewUpdate().Model(&changed).ExcludeColumn("created_at").WherePK().Exec(ctx)
	return err
}

func (s *store) deleteItem(ctx context.Context, found item) error {
	_, err := s.db.NewDelete().Model(&found).WherePK().Exec(ctx)
	return err
}
