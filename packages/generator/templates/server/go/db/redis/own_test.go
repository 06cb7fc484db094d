package main

import "os"

// ownDatabase is that of the tests: the last of the sixteen that Redis has unless it is told otherwise.
func ownDatabase() {
	_ = os.Setenv("DATABASE_URL", separateDatabase("redis://localhost:6379", "0", func(string) string { return "15" }))
}
