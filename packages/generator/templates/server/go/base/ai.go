package main

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
	"os"

	"github.com/danielgtaylor/huma/v2"
	"github.com/openai/openai-go/v3"
	"github.com/openai/openai-go/v3/option"
)

type assistant struct {
	client openai.Client
	key    string
	model  string
}

func (a *app) aiRoutes(api huma.API) {
	// {{#if auth}}
	api = a.forUsers(api)
	// {{/if}}
	key := os.Getenv("AI_API_KEY")
	helper := &assistant{
		client: openai.NewClient(option.WithAPIKey(key),
			option.WithBaseURL(cmp.Or(os.Getenv("AI_BASE_URL"), "https://api.openai.com/v1"))),
		key:   key,
		model: cmp.Or(os.Getenv("AI_MODEL"), "gpt-5-mini"),
	}
	huma.Get(api, "/api/ai/status", helper.status, refusals())
	huma.Post(api, "/api/ai/chat", helper.chat, refusals(400, 413, 502))
}

type aiStatus struct {
	Body struct {
		Configured bool   `json:"configured"`
		Model      string `json:"model"`
	}
}

func (a *assistant) status(context.Context, *struct{}) (*aiStatus, error) {
	answer := &aiStatus{}
	answer.Body.Configured, answer.Body.Model = a.key != "", a.model
	return answer, nil
}

type message struct {
	Role    string `json:"role" enum:"user,assistant"`
	Content string `json:"content" minLength:"1" maxLength:"10000"`
}

type conversation struct {
	Body struct {
		Messages []message `json:"messages" minItems:"1" maxItems:"50"`
	}
}

func (a *assistant) chat(ctx context.Context, input *conversation) (*huma.StreamResponse, error) {
	if a.key == "" {
		return nil, huma.Error503ServiceUnavailable("The assistant is off. Set AI_API_KEY.")
	}
	request := openai.ChatCompletionNewParams{Model: a.model}
	for _, said := range input.Body.Messages {
		if said.Role == "assistant" {
			request.Messages = append(request.Messages, openai.AssistantMessage(said.Content))
		} else {
			request.Messages = append(request.Messages, openai.UserMessage(said.Content))
		}
	}
	answer := a.client.Chat.Completions.NewStreaming(ctx, request)
	if !answer.Next() {
		slog.Error("the AI provider did not respond", "error", answer.Err())
		return nil, huma.Error502BadGateway("The assistant did not respond.")
	}
	return &huma.StreamResponse{Body: func(ctx huma.Context) {
		defer answer.Close()
		ctx.SetHeader("Content-Type", "text/event-stream")
		ctx.SetHeader("Cache-Control", "no-cache")
		for more := true; more; more = answer.Next() {
			if choices := answer.Current().Choices; len(choices) > 0 && choices[0].Delta.Content != "" {
				send(ctx, map[string]string{"text": choices[0].Delta.Content})
			}
		}
		if err := answer.Err(); err != nil {
			slog.Error("the AI provider stopped responding", "error", err)
			send(ctx, map[string]string{"error": "The assistant stopped responding."})
			return
		}
		fmt.Fprint(ctx.BodyWriter(), "data: [DONE]\n\n")
	}}, nil
}

func send(ctx huma.Context, event any) {
	data, _ := json.Marshal(event)
	fmt.Fprintf(ctx.BodyWriter(), "data: %s\n\n", data)
	if flusher, ok := ctx.BodyWriter().(http.Flusher); ok {
		flusher.Flush()
	}
}
