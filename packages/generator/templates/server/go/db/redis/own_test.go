package main

import "os"

// ownDatabase selects the tests' database: the last of Redis's default sixteen.
func ownDatabase() {
	_ = os.Setenv("DATABASE_URL", separateDatabase("redis://localhost:6379", "0", func(string) string { return "15" }))
}
