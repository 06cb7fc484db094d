// Command server is the back end of {{title}}.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strings"
	"syscall"
	"time"

	"github.com/joho/godotenv"
)

func main() {
	slog.SetDefault(slog.New(slog.NewJSONHandler(os.Stdout, nil)))
	// The file is optional, and variables that are already set take precedence.
	if err := godotenv.Load("../.env"); err != nil && !errors.Is(err, fs.ErrNotExist) {
		slog.Warn("the file .env could not be read", "error", err)
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	switch command := strings.Join(os.Args[1:], " "); command {
	case "":
		if err := run(ctx); err != nil {
			slog.Error("the server stopped", "error", err)
			os.Exit(1)
		}
	case "health":
		exit(askForHealth(ctx))
	// {{#if seeded}}
	case "seed":
		exit(seed(ctx))
	// {{/if}}
	default:
		exit("", fmt.Errorf("there is no command %q", command))
	}
}

// exit prints the result of a command and ends the process on an error.
func exit(said string, err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Println(said)
}

func address() string {
	return net.JoinHostPort(cmp.Or(os.Getenv("HOST"), "127.0.0.1"), cmp.Or(os.Getenv("PORT"), "8080"))
}

// askForHealth is the health check of a container: it asks whether the server still responds.
func askForHealth(ctx context.Context) (string, error) {
	request, err := http.NewRequestWithContext(ctx, http.MethodGet, "http://"+address()+"/api/health", nil)
	if err != nil {
		return "", err
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return "", err
	}
	return "The server answers.", response.Body.Close()
}

func run(ctx context.Context) error {
	store, err := openStore()
	if err != nil {
		return err
	}
	defer store.close()
	if err := store.ready(ctx); err != nil {
		slog.Warn("the database is unreachable; the server starts without it", "error", err)
	}
	server := &http.Server{
		Addr:              address(),
		Handler:           routes(store),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       30 * time.Second,
		IdleTimeout:       2 * time.Minute,
	}
	stopped := make(chan error, 1)
	go func() {
		<-ctx.Done()
		grace, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		stopped <- server.Shutdown(grace)
	}()
	slog.Info("listening", "address", server.Addr)
	if err := server.ListenAndServe(); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return <-stopped // requests in progress are answered before the store closes
}

func production() bool { return os.Getenv("APP_ENV") == "production" }
