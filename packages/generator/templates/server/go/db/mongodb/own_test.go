package main

import "os"

// ownDatabase selects the tests' database, which MongoDB creates with the first document.
func ownDatabase() {
	_ = os.Setenv("DATABASE_URL", separateDatabase("mongodb://localhost:27017/app", "app", func(name string) string { return name + "_test" }))
}
