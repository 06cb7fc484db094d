import type { ProjectContext } from '../../../definitions'
import { code } from '../../../text/code'
import { goFile, imports } from '../source'

/** `internal/ai/client.go` and the routes that use it. */
export function aiFiles(_project: ProjectContext) {
  return [clientFile(), routesFile()]
}

function clientFile() {
  return goFile(
    'internal/ai/client.go',
    code`
      // Package ai talks to a language model.
      package ai
    `,
    imports(
      ['bytes', 'context', 'encoding/json', 'errors', 'fmt', 'io', 'log', 'net/http', 'strings', 'time'],
      ['config'],
    ),
    code`
      const (
        timeout = time.Minute
        // Bytes of an answer that are read.
        answerLimit = 4 << 20
      )

      // What can be wrong with the provider, in words for people.
      var (
        ErrUnreachable = errors.New("The AI provider cannot be reached.")
        ErrNoAnswer    = errors.New("The AI provider sent no answer.")
      )

      // StatusError is an answer that is none.
      type StatusError int

      func (e StatusError) Error() string {
        return fmt.Sprintf("The AI provider answered with %d.", int(e))
      }

      // Message is one turn of a conversation.
      type Message struct {
        Role    string \`json:"role"\`
        Content string \`json:"content"\`
      }

      // Client asks an OpenAI-compatible API.
      type Client struct {
        settings config.AI
        client   *http.Client
      }

      // NewClient makes a client; without a key it is not configured.
      func NewClient(settings config.AI) *Client {
        return &Client{settings: settings, client: &http.Client{Timeout: timeout}}
      }

      // Configured tells whether there is a key.
      func (c *Client) Configured() bool { return c.settings.APIKey != "" }

      // Model is the name of the model that answers.
      func (c *Client) Model() string { return c.settings.Model }

      // Complete sends a conversation to /chat/completions and returns the text of the answer.
      func (c *Client) Complete(ctx context.Context, messages []Message) (string, error) {
        body, err := json.Marshal(map[string]any{"model": c.settings.Model, "messages": messages})
        if err != nil {
          return "", err
        }
        address := strings.TrimRight(c.settings.BaseURL, "/") + "/chat/completions"
        request, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
        if err != nil {
          log.Print(err)
          return "", ErrUnreachable
        }
        request.Header.Set("Authorization", "Bearer "+c.settings.APIKey)
        request.Header.Set("Content-Type", "application/json")
        response, err := c.client.Do(request)
        if err != nil {
          log.Print(err)
          return "", ErrUnreachable
        }
        defer response.Body.Close()
        answer, err := io.ReadAll(io.LimitReader(response.Body, answerLimit))
        if err != nil {
          log.Print(err)
          return "", ErrUnreachable
        }
        if response.StatusCode < 200 || response.StatusCode > 299 {
          log.Printf("AI provider: %d %s", response.StatusCode, answer)
          return "", StatusError(response.StatusCode)
        }
        return content(answer)
      }

      func content(answer []byte) (string, error) {
        var completion struct {
          Choices []struct {
            Message Message \`json:"message"\`
          } \`json:"choices"\`
        }
        if err := json.Unmarshal(answer, &completion); err != nil || len(completion.Choices) == 0 {
          return "", ErrNoAnswer
        }
        text := completion.Choices[0].Message.Content
        if text == "" {
          return "", ErrNoAnswer
        }
        return text, nil
      }
    `,
  )
}

function routesFile() {
  return goFile(
    'internal/api/ai.go',
    'package api',
    imports(['fmt', 'net/http', 'strings'], ['ai']),
    code`
      const (
        messagesLimit = 50
        assistantOff  = "The assistant is off. Set AI_API_KEY and restart the server."
      )

      func (a *app) aiStatus(w http.ResponseWriter, _ *http.Request) error {
        status := map[string]any{"configured": a.assistant.Configured()}
        if a.assistant.Configured() {
          status["model"] = a.assistant.Model()
        }
        return writeJSON(w, http.StatusOK, status)
      }

      func (a *app) chat(w http.ResponseWriter, r *http.Request) error {
        if !a.assistant.Configured() {
          return statusError{http.StatusServiceUnavailable, assistantOff}
        }
        body, err := readObject(r)
        if err != nil {
          return err
        }
        messages, err := readMessages(body["messages"])
        if err != nil {
          return err
        }
        content, err := a.assistant.Complete(r.Context(), messages)
        if err != nil {
          return statusError{http.StatusBadGateway, err.Error()}
        }
        answer := ai.Message{Role: "assistant", Content: content}
        return writeJSON(w, http.StatusOK, map[string]ai.Message{"message": answer})
      }

      func readMessages(value any) ([]ai.Message, error) {
        list, _ := value.([]any)
        if len(list) == 0 || len(list) > messagesLimit {
          return nil, badRequest(fmt.Sprintf("Send 1 to %d messages.", messagesLimit))
        }
        messages := make([]ai.Message, len(list))
        for i, entry := range list {
          object, _ := entry.(map[string]any)
          role, _ := object["role"].(string)
          content, _ := object["content"].(string)
          if !isRole(role) || strings.TrimSpace(content) == "" {
            return nil, badRequest("Each message needs a role and a content.")
          }
          messages[i] = ai.Message{Role: role, Content: content}
        }
        return messages, nil
      }

      func isRole(role string) bool {
        return role == "system" || role == "user" || role == "assistant"
      }
    `,
  )
}
