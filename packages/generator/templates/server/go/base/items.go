package main

import (
	"context"
	"net/http"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/danielgtaylor/huma/v2"
	"github.com/google/uuid"
)

const titleLength = "The title must be 1 to 200 characters long."

func init() { sentences["body.title"] = titleLength }

type itemPage struct {
	Items []item `json:"items"`
	Total int64  `json:"total"`
}

type itemAnswer struct{ Body item }

func (a *app) itemRoutes(api huma.API) {
	// {{#if auth}}
	api = a.forUsers(api)
	// {{/if}}
	huma.Get(api, "/api/items", a.listItems, refusals(400))
	huma.Post(api, "/api/items", a.createItem, refusals(400, 413), func(o *huma.Operation) { o.DefaultStatus = http.StatusCreated })
	huma.Patch(api, "/api/items/{id}", a.updateItem, refusals(400, 404, 413))
	huma.Delete(api, "/api/items/{id}", a.deleteItem, refusals(404))
}

// {{#unless auth}}
// itemOf is the item that a request is about.
// {{/unless}}
// {{#if auth}}
// itemOf is an item of the signed-in user. The store finds only that user's items.
// {{/if}}
func itemOf(ctx context.Context, id string) item {
	asked := item{ID: id}
	// {{#if auth}}
	asked.OwnerID = currentUser(ctx).ID
	// {{/if}}
	return asked
}

func (a *app) listItems(ctx context.Context, input *struct {
	Limit  int64 `query:"limit" minimum:"1" maximum:"100" default:"20"`
	Offset int64 `query:"offset" minimum:"0"`
}) (*struct{ Body itemPage }, error) {
	page, err := a.store.listItems(ctx, itemOf(ctx, ""), input.Limit, input.Offset)
	return &struct{ Body itemPage }{page}, err
}

func (a *app) createItem(ctx context.Context, input *struct {
	Body struct {
		Title string `json:"title"`
	}
}) (*itemAnswer, error) {
	created := itemOf(ctx, uuid.NewString())
	created.CreatedAt = time.Now().UTC().Truncate(time.Millisecond)
	if err := created.rename(input.Body.Title); err != nil {
		return nil, err
	}
	return &itemAnswer{created}, a.store.createItem(ctx, created)
}

func (a *app) updateItem(ctx context.Context, input *struct {
	ID   string `path:"id"`
	Body struct {
		Title *string `json:"title,omitempty"`
		Done  *bool   `json:"done,omitempty"`
	}
}) (*itemAnswer, error) {
	changed, err := a.findItem(ctx, input.ID)
	if err != nil {
		return nil, err
	}
	if input.Body.Title != nil {
		if err := changed.rename(*input.Body.Title); err != nil {
			return nil, err
		}
	}
	if input.Body.Done != nil {
		changed.Done = *input.Body.Done
	}
	return &itemAnswer{changed}, a.store.updateItem(ctx, changed)
}

func (a *app) deleteItem(ctx context.Context, input *struct {
	ID string `path:"id"`
}) (*struct{}, error) {
	found, err := a.findItem(ctx, input.ID)
	if err != nil {
		return nil, err
	}
	return nil, a.store.deleteItem(ctx, found)
}

func (a *app) findItem(ctx context.Context, id string) (item, error) {
	if uuid.Validate(id) != nil {
		return item{}, errNotFound
	}
	return a.store.findItem(ctx, itemOf(ctx, id))
}

func (i *item) rename(title string) error {
	i.Title = strings.TrimSpace(title)
	if strings.ContainsRune(i.Title, 0) {
		return huma.Error400BadRequest("The title contains an invalid character.")
	}
	if length := utf8.RuneCountInString(i.Title); length < 1 || length > 200 {
		return huma.Error400BadRequest(titleLength)
	}
	return nil
}
