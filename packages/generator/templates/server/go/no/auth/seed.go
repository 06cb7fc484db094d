package main

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/google/uuid"
)

// seed adds items to the development database if there are none. It returns a sentence that describes what was done.
func seed(ctx context.Context) (string, error) {
	if production() {
		return "", errors.New("Example data is for development only: APP_ENV is production.")
	}
	store, err := openStore()
	if err != nil {
		return "", err
	}
	defer store.close()
	if err := store.ready(ctx); err != nil {
		return "", fmt.Errorf("the database is not reachable: %w", err)
	}
	page, err := store.listItems(ctx, item{}, 1, 0)
	if err != nil || page.Total > 0 {
		return "The database already contains data. Nothing was changed.", err
	}
	now := time.Now().UTC().Truncate(time.Millisecond)
	for age, title := range []string{"Write a test", "Add a route", "Read the README"} {
		example := item{ID: uuid.NewString(), Title: title, CreatedAt: now.Add(-time.Duration(age) * time.Second)}
		if err := store.createItem(ctx, example); err != nil {
			return "", err
		}
	}
	return "Three items were added.", nil
}
