package main

import (
	"cmp"
	"fmt"
	"os"

	"github.com/joho/godotenv"
)

// ownDatabase selects the tests' project in the emulator, which isolates projects. Without it, the tests would reach Google.
func ownDatabase() {
	const project = "demo-test"
	file, _ := godotenv.Read("../.env")
	if os.Getenv("FIREBASE_PROJECT_ID") == project || file["FIREBASE_PROJECT_ID"] == project {
		fmt.Fprintf(os.Stderr, "the tests would use %q, the database of the application: set FIREBASE_PROJECT_ID to another one\n", project)
		os.Exit(1)
	}
	_ = os.Setenv("FIREBASE_PROJECT_ID", project)
	_ = os.Setenv("FIRESTORE_EMULATOR_HOST",
		cmp.Or(os.Getenv("FIRESTORE_EMULATOR_HOST"), file["FIRESTORE_EMULATOR_HOST"], "localhost:8085"))
}
