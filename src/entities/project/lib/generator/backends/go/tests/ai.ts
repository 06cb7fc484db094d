import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/api/ai_test.go` */
export function aiTest({ has }: ProjectContext) {
  const auth = has('auth')
  const cookie = auth ? 'signUp(t, server)' : '""'
  return goFile(
    'internal/api/ai_test.go',
    'package api_test',
    imports(['encoding/json', 'net/http', 'net/http/httptest', 'strings', 'testing'], ['ai']),
    code`
      const hello = \`{"messages": [{"role": "user", "content": "Hello"}]}\`

      // provider stands for the language model; it gives the environment that points to it.
      func provider(t *testing.T, answer http.HandlerFunc) environment {
        t.Helper()
        server := httptest.NewServer(answer)
        t.Cleanup(server.Close)
        return environment{"AI_API_KEY": "key", "AI_BASE_URL": server.URL + "/v1/", "AI_MODEL": "small"}
      }

      func TestWithoutAKeyTheAssistantIsOff(t *testing.T) {
        server := newServer(t, setting{})
        status := decode[map[string]any](t, get(server, "/api/ai/status"), http.StatusOK)
        if len(status) != 1 || status["configured"] != false {
          t.Errorf("the status is %v", status)
        }
        answer := send(server, http.MethodPost, "/api/ai/chat", hello, "")
        if found := decode[failure](t, answer, http.StatusServiceUnavailable); !strings.Contains(found.Error, "AI_API_KEY") {
          t.Errorf("error is %q", found.Error)
        }
      }

      func TestAConversationGoesToTheProvider(t *testing.T) {
        var path, key string
        var sent struct {
          Model    string
          Messages []ai.Message
        }
        env := provider(t, func(w http.ResponseWriter, r *http.Request) {
          path, key = r.URL.Path, r.Header.Get("Authorization")
          if err := json.NewDecoder(r.Body).Decode(&sent); err != nil {
            t.Error(err)
          }
          if _, err := w.Write([]byte(\`{"choices": [{"message": {"content": "Hi!"}}]}\`)); err != nil {
            t.Error(err)
          }
        })
        server := newServer(t, setting{env: env})
        answer := send(server, http.MethodPost, "/api/ai/chat", hello, ${cookie})
        found := decode[map[string]ai.Message](t, answer, http.StatusOK)
        if found["message"] != (ai.Message{Role: "assistant", Content: "Hi!"}) {
          t.Errorf("the answer is %v", found)
        }
        if path != "/v1/chat/completions" || key != "Bearer key" {
          t.Errorf("%s was asked with %q", path, key)
        }
        if sent.Model != "small" || len(sent.Messages) != 1 || sent.Messages[0].Content != "Hello" {
          t.Errorf("%+v was sent", sent)
        }
      }

      func TestAProviderThatFails(t *testing.T) {
        env := provider(t, func(w http.ResponseWriter, _ *http.Request) {
          http.Error(w, "over quota", http.StatusTooManyRequests)
        })
        server := newServer(t, setting{env: env})
        expectStatus(t, send(server, http.MethodPost, "/api/ai/chat", hello, ${cookie}), http.StatusBadGateway)
      }

      func TestMessagesAreChecked(t *testing.T) {
        env := provider(t, func(http.ResponseWriter, *http.Request) {
          t.Error("the provider was asked")
        })
        server := newServer(t, setting{env: env})
        cookie := ${cookie}
        for _, body := range []string{
          "{}",
          \`{"messages": []}\`,
          \`{"messages": ["Hello"]}\`,
          \`{"messages": [{"role": "boss", "content": "Hi"}]}\`,
          \`{"messages": [{"role": "user"}]}\`,
        } {
          expectStatus(t, send(server, http.MethodPost, "/api/ai/chat", body, cookie), http.StatusBadRequest)
        }
      }

      ${
        auth &&
        code`
          func TestTheAssistantNeedsASignedInUser(t *testing.T) {
            server := newServer(t, setting{env: environment{"AI_API_KEY": "key"}})
            expectStatus(t, send(server, http.MethodPost, "/api/ai/chat", hello, ""), http.StatusUnauthorized)
          }
        `
      }
    `,
  )
}
