<?php

use Monolog\Formatter\JsonFormatter;
use Monolog\Handler\StreamHandler;

return [
    'default' => env('LOG_CHANNEL', 'stderr'),
    'channels' => [
        'stderr' => [
            'driver' => 'monolog',
            'handler' => StreamHandler::class,
            'handler_with' => ['stream' => 'php://stderr'],
            'formatter' => JsonFormatter::class,
            'formatter_with' => ['includeStacktraces' => true],
        ],
        // {{#if auth}}
        // Messages while mail is off, in plain text whatever the log format.
        'mail' => ['driver' => 'monolog', 'handler' => StreamHandler::class, 'handler_with' => ['stream' => 'php://stderr']],
        // {{/if}}
    ],
];
