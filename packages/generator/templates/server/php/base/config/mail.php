<?php

use Illuminate\Support\Str;

$url = env('SMTP_URL') ?: null;

return [
    'default' => $url ? 'smtp' : 'log',
    'mailers' => [
        'smtp' => [
            'transport' => 'smtp',
            // `smtps` uses implicit TLS; `smtp` switches to TLS if the server offers it.
            'scheme' => $url ? Str::before($url, ':') : null,
            'url' => $url ? preg_replace('/^smtps:/', 'smtp:', $url) : null,
            'timeout' => 10,
        ],
        'log' => ['transport' => 'log', 'channel' => 'mail'],
        'array' => ['transport' => 'array'],
    ],
    'from' => ['address' => env('MAIL_FROM') ?: 'app@localhost', 'name' => null],
];
