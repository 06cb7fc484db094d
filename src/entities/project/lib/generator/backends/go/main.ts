import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { goFile, imports } from './source'
import { GO_MINIMUM } from './versions'

/** `main.go` */
export function mainFile({ frontend }: ProjectContext) {
  return goFile(
    'main.go',
    code`
      // Command server serves the web app and its API. It runs in this folder, next to which it finds the web app.
      package main
    `,
    imports(
      ['context', 'errors', 'fmt', 'net', 'net/http', 'os', 'os/signal', 'strconv', 'syscall', 'time'],
      ['api', 'config', 'store'],
    ),
    code`
      const (
        envFile   = "../.env"
        webFolder = "../web/${frontend.outputFolder}"
      )

      // How long requests may take that are under way when the server is stopped.
      const stopTimeout = 5 * time.Second

      func main() {
        if err := run(); err != nil {
          fmt.Fprintln(os.Stderr, err)
          os.Exit(1)
        }
      }

      func run() error {
        if err := config.LoadEnv(envFile); err != nil {
          return err
        }
        cfg, err := config.Read(os.Getenv)
        if err != nil {
          return err
        }
        database, err := store.Open(cfg)
        if err != nil {
          return err
        }
        defer database.Store.Close()

        listener, err := listen(cfg)
        if err != nil {
          return err
        }
        server := &http.Server{
          Handler: api.New(api.Options{
            Config:    cfg,
            Database:  database,
            WebFolder: webFolder,
            Log:       !cfg.Production(),
          }),
          ReadHeaderTimeout: 10 * time.Second,
          ReadTimeout:       30 * time.Second,
          IdleTimeout:       2 * time.Minute,
        }

        address := listener.Addr().(*net.TCPAddr)
        fmt.Printf("%s is running at http://localhost:%d\n", cfg.Name, address.Port)
        if !database.Configured {
          fmt.Println(database.Note)
        }
        return serve(server, listener)
      }

      func listen(cfg config.Config) (net.Listener, error) {
        listener, err := net.Listen("tcp", net.JoinHostPort(cfg.Host, strconv.Itoa(cfg.Port)))
        if errors.Is(err, syscall.EADDRINUSE) {
          return nil, fmt.Errorf("port %d is in use, set PORT to another one", cfg.Port)
        }
        return listener, err
      }

      // serve answers requests until the process is told to stop, and lets those under way finish.
      func serve(server *http.Server, listener net.Listener) error {
        told, forget := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
        defer forget()

        failed := make(chan error, 1)
        go func() { failed <- server.Serve(listener) }()
        select {
        case err := <-failed:
          return err
        case <-told.Done():
        }

        timeout, cancel := context.WithTimeout(context.Background(), stopTimeout)
        defer cancel()
        return server.Shutdown(timeout)
      }
    `,
  )
}

/** `go.mod`; `npm run setup` adds the driver. */
export function moduleFile() {
  return goFile('go.mod', 'module server', `go ${GO_MINIMUM}`)
}
