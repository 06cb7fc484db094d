<?php

return [
    'name' => '{{title}}',
    'env' => env('APP_ENV', 'development'),
    'debug' => false,
    // {{#if auth}}
    // The public address of the app; links in mail start with it.
    'url' => env('APP_URL') ?: 'http://localhost:{{webPort}}',
    // {{/if}}
    // Nothing is encrypted or signed yet; Laravel needs a key as soon as something is.
    'key' => env('APP_KEY'),
];
