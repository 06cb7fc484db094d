package main

import (
	"cmp"
	"fmt"
	"net/url"
	"os"
	"regexp"
	"strings"

	"github.com/joho/godotenv"
)

// parts of "mysql://app@localhost:3306/app?ssl=1" are a server, a name and options.
var parts = regexp.MustCompile(`^([^:]+://[^/?]*)/?([^?]*)(.*)$`)

// separateDatabase returns the address of the tests' database: TEST_DATABASE_URL, or else DATABASE_URL (or the usual
// one) with another name. It ends the tests if that is the name of the application's database, because they write.
// Servers are not compared: a server can have many addresses. A driver uses unnamed when an address has no name.
func separateDatabase(usual, unnamed string, rename func(string) string) string {
	file, _ := godotenv.Read("../.env")
	var addresses []string
	for _, address := range []string{os.Getenv("DATABASE_URL"), file["DATABASE_URL"]} {
		if address != "" {
			addresses = append(addresses, address)
		}
	}
	if len(addresses) == 0 {
		addresses = []string{usual}
	}
	split := func(address string) (server, name, options string) {
		found := parts.FindStringSubmatch(address)
		if found == nil {
			stop("this is not a database address: %s", address)
		}
		name, err := url.PathUnescape(cmp.Or(found[2], unnamed))
		if err != nil {
			stop("this is not a database address: %s", address)
		}
		if digits := strings.TrimLeft(name, "0123456789"); digits == "" {
			name = cmp.Or(strings.TrimLeft(name, "0"), "0")
		}
		return found[1], name, found[3]
	}
	server, name, options := split(addresses[0])
	derived := server + "/" + url.PathEscape(rename(name)) + options
	own := cmp.Or(os.Getenv("TEST_DATABASE_URL"), file["TEST_DATABASE_URL"], derived)
	_, ownName, _ := split(own)
	for _, address := range addresses {
		if _, name, _ := split(address); strings.EqualFold(name, ownName) {
			stop("the tests would use %q, the database of the application: set TEST_DATABASE_URL to another one", ownName)
		}
	}
	return own
}

func stop(message string, values ...any) {
	fmt.Fprintf(os.Stderr, message+"\n", values...)
	os.Exit(1)
}
