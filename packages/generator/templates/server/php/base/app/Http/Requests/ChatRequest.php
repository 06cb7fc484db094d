<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class ChatRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'messages' => 'required|list|max:50',
            'messages.*.role' => 'required|in:user,assistant',
            'messages.*.content' => 'required|string|max:10000',
        ];
    }

    public function messages(): array
    {
        return [
            'messages' => '"messages" must be 1 to 50 messages.',
            'messages.*.role' => '"role" must be "user" or "assistant".',
            'messages.*.content' => 'The content must be 1 to 10000 characters long.',
        ];
    }

    /** Without an API key, every request is refused. */
    protected function prepareForValidation(): void
    {
        abort_if(blank(config('services.ai.key')), 503, 'The assistant is off. Set AI_API_KEY.');
    }
}
