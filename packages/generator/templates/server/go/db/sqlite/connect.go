package main

import (
	"cmp"
	"database/sql"
	"os"
	"path/filepath"
	"strings"

	"github.com/pressly/goose/v3"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	_ "modernc.org/sqlite"
)

const (
	dialect = goose.DialectSQLite3
	pragmas = "?_pragma=foreign_keys(1)&_pragma=journal_mode(wal)&_pragma=busy_timeout(5000)"
)

func connect(url string) (*bun.DB, error) {
	file := strings.TrimPrefix(cmp.Or(url, "sqlite:data/app.db"), "sqlite:")
	_ = os.MkdirAll(filepath.Dir(file), 0o750) // the health check reports a folder that cannot be created
	db, err := sql.Open("sqlite", "file:"+file+pragmas)
	if err != nil {
		return nil, err
	}
	if file == ":memory:" {
		db.SetMaxOpenConns(1) // each connection would see its own database
	}
	return bun.NewDB(db, sqlitedialect.New()), nil
}
