<?php

return [
    'ai' => [
        'url' => env('AI_BASE_URL', 'https://api.openai.com/v1'),
        'key' => env('AI_API_KEY'),
        'model' => env('AI_MODEL', 'gpt-5-mini'),
    ],
];
