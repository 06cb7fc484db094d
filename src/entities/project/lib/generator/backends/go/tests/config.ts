import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/config/config_test.go` */
export function configTest() {
  return goFile(
    'internal/config/config_test.go',
    'package config',
    imports(['os', 'path/filepath', 'testing']),
    code`
      func TestPortIsANumber(t *testing.T) {
        for _, port := range []string{"http", "-1", "65536", "80.5"} {
          if _, err := Read(func(string) string { return port }); err == nil {
            t.Errorf("PORT=%s is accepted", port)
          }
        }
        cfg, err := Read(func(string) string { return "" })
        if err != nil || cfg.Port != 3000 || cfg.Host != "127.0.0.1" {
          t.Errorf("the defaults are %+v, %v", cfg, err)
        }
      }

      func TestLoadEnv(t *testing.T) {
        path := filepath.Join(t.TempDir(), ".env")
        content := "# comment\nTEST_PLAIN = a b # note\nTEST_QUOTED=\"one\\ntwo\"\nTEST_SET=file\nTEST_EMPTY=\n"
        if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
          t.Fatal(err)
        }
        t.Setenv("TEST_SET", "environment")
        // Setenv puts them back after the test; the file can only set what is not there.
        for _, name := range []string{"TEST_PLAIN", "TEST_QUOTED", "TEST_EMPTY"} {
          t.Setenv(name, "")
          os.Unsetenv(name)
        }
        if err := LoadEnv(path); err != nil {
          t.Fatal(err)
        }
        wanted := map[string]string{
          "TEST_PLAIN":  "a b",
          "TEST_QUOTED": "one\ntwo",
          "TEST_SET":    "environment",
          "TEST_EMPTY":  "",
        }
        for name, value := range wanted {
          if found := os.Getenv(name); found != value {
            t.Errorf("%s is %q instead of %q", name, found, value)
          }
        }
      }

      func TestLoadEnvWithoutAFile(t *testing.T) {
        if err := LoadEnv(filepath.Join(t.TempDir(), ".env")); err != nil {
          t.Error(err)
        }
      }
    `,
  )
}
