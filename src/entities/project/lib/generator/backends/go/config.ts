import type { ProjectContext } from '../../definitions'
import { code } from '../../text/code'
import { goLiteral } from '../../text/escape'
import { goFile, imports } from './source'
import { goStore } from './stores'

/** `internal/config/config.go` */
export function configFile(project: ProjectContext) {
  const store = goStore(project)
  const ai = project.has('ai')
  return goFile(
    'internal/config/config.go',
    code`
      // Package config reads what the environment decides. .env.example explains each variable.
      package config
    `,
    imports(['fmt', 'strconv', store.usesStrings && 'strings']),
    code`
      // Version is the version of the server.
      const Version = "0.1.0"

      // Config is everything that the environment decides.
      type Config struct {
        Name        string
        Environment string
        Host        string
        Port        int

        ${store.fields}

        ${ai && 'AI AI'}
      }

      ${store.types}

      ${
        ai &&
        code`
          // AI is the access to a language model.
          type AI struct {
            // Base address of an OpenAI-compatible API, ending in /v1.
            BaseURL string
            // Empty: the assistant is off.
            APIKey string
            Model  string
          }
        `
      }

      // Production tells whether requests go unlogged and errors keep their details to themselves.
      func (c Config) Production() bool {
        return c.Environment != "development"
      }

      // Read takes every variable from env, which is os.Getenv outside of tests.
      func Read(env func(name string) string) (Config, error) {
        port, err := strconv.Atoi(or(env("PORT"), "3000"))
        if err != nil || port < 0 || port > 65535 {
          return Config{}, fmt.Errorf("PORT must be a number from 0 to 65535, not %q", env("PORT"))
        }
        return Config{
          Name:        ${goLiteral(project.title)},
          Environment: or(env("APP_ENV"), ${goLiteral(project.config.environment)}),
          Host:        or(env("HOST"), "127.0.0.1"),
          Port:        port,

          ${store.values}

          ${
            ai &&
            code`
              AI: AI{
                BaseURL: or(env("AI_BASE_URL"), "https://api.openai.com/v1"),
                APIKey:  env("AI_API_KEY"),
                Model:   or(env("AI_MODEL"), "gpt-4o-mini"),
              },
            `
          }
        }, nil
      }

      // or gives the value, or the fallback without one.
      func or(value, fallback string) string {
        if value == "" {
          return fallback
        }
        return value
      }
    `,
  )
}

/** `internal/config/env.go`: the `.env` file. */
export function envFile() {
  return goFile(
    'internal/config/env.go',
    'package config',
    imports(['errors', 'fmt', 'io/fs', 'os', 'strings']),
    code`
      // LoadEnv sets the variables of a .env file, except those that are already set. A missing file is no error.
      func LoadEnv(path string) error {
        content, err := os.ReadFile(path)
        if errors.Is(err, fs.ErrNotExist) {
          return nil
        }
        if err != nil {
          return fmt.Errorf("the variables cannot be read: %w", err)
        }
        for name, value := range parseEnv(string(content)) {
          if _, set := os.LookupEnv(name); set {
            continue
          }
          if err := os.Setenv(name, value); err != nil {
            return fmt.Errorf("the variable %s cannot be set: %w", name, err)
          }
        }
        return nil
      }

      // parseEnv reads lines of NAME=value. Values may stand in quotes; in double quotes, \n is a line end.
      func parseEnv(content string) map[string]string {
        variables := map[string]string{}
        for _, line := range strings.Split(content, "\n") {
          name, value, found := strings.Cut(strings.TrimSpace(line), "=")
          name = strings.TrimSpace(strings.TrimPrefix(name, "export "))
          if !found || name == "" || strings.HasPrefix(name, "#") {
            continue
          }
          variables[name] = parseValue(strings.TrimSpace(value))
        }
        return variables
      }

      func parseValue(value string) string {
        for _, quote := range []string{"\"", "'"} {
          if !strings.HasPrefix(value, quote) {
            continue
          }
          inner, _, closed := strings.Cut(value[1:], quote)
          if closed && quote == "\"" {
            return strings.ReplaceAll(inner, "\\n", "\n")
          }
          if closed {
            return inner
          }
        }
        if strings.HasPrefix(value, "#") {
          return ""
        }
        value, _, _ = strings.Cut(value, " #")
        return strings.TrimSpace(value)
      }
    `,
  )
}
