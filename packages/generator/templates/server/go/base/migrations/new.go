//go:build ignore

// Command new writes the file of a new migration: go run migrations/new.go add notes
package main

import (
	"log"
	"os"
	"strings"

	"github.com/pressly/goose/v3"
)

func main() {
	if len(os.Args) < 2 {
		log.Fatal("A migration needs a name.")
	}
	goose.SetSequential(true)
	if err := goose.Create(nil, "migrations", strings.Join(os.Args[1:], "_"), "sql"); err != nil {
		log.Fatal(err)
	}
}
