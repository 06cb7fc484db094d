<?php

namespace App\Http\Controllers;

use App\Http\Requests\ChatRequest;
use OpenAI;
use Symfony\Component\HttpFoundation\StreamedResponse;
use Throwable;

class AiController
{
    public function status(): array
    {
        return ['configured' => filled(config('services.ai.key')), 'model' => config('services.ai.model')];
    }

    public function chat(ChatRequest $request): StreamedResponse
    {
        ['key' => $key, 'url' => $url, 'model' => $model] = config('services.ai');
        try {
            $client = OpenAI::factory()->withApiKey($key)->withBaseUri($url)->make();
            $answer = $client->chat()->createStreamed(['model' => $model, 'messages' => $request->validated('messages')]);
        } catch (Throwable $error) {
            report($error);
            abort(502, 'The assistant did not respond.');
        }

        return response()->stream(function () use ($answer): void {
            try {
                foreach ($answer as $chunk) {
                    $this->send(['text' => $chunk->choices[0]->delta->content ?? '']);
                }
            } catch (Throwable $error) {
                report($error);
                $this->send(['error' => 'The assistant stopped responding.']);
            }
            echo "data: [DONE]\n\n";
        }, 200, ['Content-Type' => 'text/event-stream', 'Cache-Control' => 'no-cache', 'X-Accel-Buffering' => 'no']);
    }

    private function send(array $piece): void
    {
        if ($piece === ['text' => '']) {
            return;
        }
        echo 'data: '.json_encode($piece, JSON_UNESCAPED_UNICODE)."\n\n";
        flush();
    }
}
