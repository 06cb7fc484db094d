package main

import "os"

// ownDatabase is in memory.
func ownDatabase() { _ = os.Setenv("DATABASE_URL", "sqlite::memory:") }
