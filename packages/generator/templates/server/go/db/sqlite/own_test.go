package main

import "os"

// ownDatabase selects a database in memory.
func ownDatabase() { _ = os.Setenv("DATABASE_URL", "sqlite::memory:") }
