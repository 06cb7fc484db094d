package main

import (
	"database/sql"
	"net/url"
	"os"
	"strings"
)

// ownDatabase creates the tests' database if it does not exist.
func ownDatabase() {
	address := separateDatabase("postgresql://app:app@localhost:5432/app", "app", func(name string) string { return name + "_test" })
	_ = os.Setenv("DATABASE_URL", address)
	parsed, err := url.Parse(address)
	if err != nil {
		stop("TEST_DATABASE_URL: %v", err)
	}
	db, _ := sql.Open("pgx", address)
	defer db.Close()
	if db.Ping() == nil {
		return
	}
	name := strings.TrimPrefix(parsed.Path, "/")
	parsed.Path = "/postgres"
	server, _ := sql.Open("pgx", parsed.String())
	defer server.Close()
	if _, err := server.Exec(`CREATE DATABASE "` + strings.ReplaceAll(name, `"`, `""`) + `"`); err != nil {
		stop("the tests need the PostgreSQL database %q, which cannot be used: %v", name, err)
	}
}
