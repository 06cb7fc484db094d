package main

import (
	"cmp"
	"database/sql"
	"net/url"
	"strings"

	"github.com/go-sql-driver/mysql"
	"github.com/pressly/goose/v3"
	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/mysqldialect"
)

const dialect = goose.DialectMySQL

func connect(address string) (*bun.DB, error) {
	parts, err := url.Parse(cmp.Or(address, "mysql://app:app@localhost:3306/app"))
	if err != nil {
		return nil, err
	}
	config := mysql.NewConfig()
	config.Net, config.Addr = "tcp", parts.Host
	config.User = parts.User.Username()
	config.Passwd, _ = parts.User.Password()
	config.DBName = strings.TrimPrefix(parts.Path, "/")
	config.ParseTime, config.ClientFoundRows = true, true
	connector, err := mysql.NewConnector(config)
	if err != nil {
		return nil, err
	}
	return bun.NewDB(sql.OpenDB(connector), mysqldialect.New()), nil
}
