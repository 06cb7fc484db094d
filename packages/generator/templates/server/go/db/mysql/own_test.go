package main

import (
	"net/url"
	"os"
	"strings"
)

// ownDatabase creates the tests' database if it does not exist.
func ownDatabase() {
	address := separateDatabase("mysql://app:app@localhost:3306/app", "app", func(name string) string { return name + "_test" })
	_ = os.Setenv("DATABASE_URL", address)
	parsed, err := url.Parse(address)
	if err != nil {
		stop("TEST_DATABASE_URL: %v", err)
	}
	name := strings.TrimPrefix(parsed.Path, "/")
	parsed.Path = "/"
	server, err := connect(parsed.String())
	if err == nil {
		defer server.Close()
		_, err = server.Exec("CREATE DATABASE IF NOT EXISTS `" + strings.ReplaceAll(name, "`", "``") + "`")
	}
	if err != nil {
		stop("the tests need the MySQL database %q, which cannot be used: %v", name, err)
	}
}
