package main

import (
	"io/fs"
	"net/http"
	"os"
	"path"
	"regexp"
	"strings"
)

// hashed matches files whose name changes with their content.
var hashed = regexp.MustCompile(`^/_app/immutable/|[-.][\w-]{8,}\.(js|css|woff2|svg|png)$`)

// webApp serves the built front end. Paths that are not files are pages of the app, which index.html renders.
func webApp(folder string) http.Handler {
	files := os.DirFS(folder)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
		if info, err := fs.Stat(files, name); err != nil || info.IsDir() {
			name = "index.html"
		}
		w.Header().Set("Cache-Control", "no-cache")
		if name != "index.html" && hashed.MatchString(r.URL.Path) {
			w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		http.ServeFileFS(w, r, files, name)
	})
}
