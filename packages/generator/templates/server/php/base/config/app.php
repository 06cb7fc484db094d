<?php

return [
    'name' => '{{title}}',
    'env' => env('APP_ENV', 'development'),
    'debug' => false,
    // {{#if auth}}
    // Where people open the app: links in messages begin with it.
    'url' => env('APP_URL') ?: 'http://localhost:{{webPort}}',
    // {{/if}}
    // Nothing here is encrypted or signed; Laravel wants a key as soon as something is.
    'key' => env('APP_KEY'),
];
