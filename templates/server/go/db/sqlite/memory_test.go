package main

import "os"

// The tests have a database of their own, in memory.
func init() {
	_ = os.Setenv("DATABASE_URL", "sqlite::memory:")
}
