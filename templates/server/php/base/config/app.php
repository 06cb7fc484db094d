<?php

return [
    'name' => '{{title}}',
    'env' => env('APP_ENV', 'development'),
    'debug' => false,
    // Nothing here is encrypted or signed; Laravel wants a key as soon as something is.
    'key' => env('APP_KEY'),
];
