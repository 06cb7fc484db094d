//go:build ignore

// Command new writes the file of a new migration: go run migrations/new.go add notes
package main

import (
	"log"
	"os"
	"strings"
	"text/template"

	"github.com/pressly/goose/v3"
)

var body = template.Must(template.New("migration").Parse(`-- +goose Up
-- alter table items add column notes varchar(200) not null default '';

-- +goose Down
-- alter table items drop column notes;
`))

func main() {
	if len(os.Args) < 2 {
		log.Fatal("A migration needs a name.")
	}
	goose.SetSequential(true)
	name := strings.Join(os.Args[1:], "_")
	if err := goose.CreateWithTemplate(nil, "migrations", body, name, "sql"); err != nil {
		log.Fatal(err)
	}
}
