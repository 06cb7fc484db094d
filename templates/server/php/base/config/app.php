<?php

return [
    'name' => '{{title}}',
    'env' => env('APP_ENV', 'development'),
    'debug' => false,
    // Signs nothing here: the cookie of a session is a random token. Laravel wants one as soon as something is encrypted.
    'key' => env('APP_KEY'),
];
