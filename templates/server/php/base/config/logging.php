<?php

// {{#if auth}}
use Monolog\Handler\StreamHandler;
// {{/if}}

return [
    'default' => env('LOG_CHANNEL', 'stderr'),
    // {{#if auth}}
    'channels' => [
        // Messages while mail is off: as they are, whatever the form of the log.
        'mail' => ['driver' => 'monolog', 'handler' => StreamHandler::class, 'handler_with' => ['stream' => 'php://stderr']],
    ],
    // {{/if}}
];
