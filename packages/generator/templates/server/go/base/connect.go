package main

import (
	"cmp"
	"database/sql"

	_ "github.com/jackc/pgx/v5/stdlib"
	"github.com/pressly/goose/v3"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/pgdialect"
)

const dialect = goose.DialectPostgres

func connect(url string) (*bun.DB, error) {
	db, err := sql.Open("pgx", cmp.Or(url, "postgresql://app:app@localhost:5432/app"))
	if err != nil {
		return nil, err
	}
	return bun.NewDB(db, pgdialect.New()), nil
}
