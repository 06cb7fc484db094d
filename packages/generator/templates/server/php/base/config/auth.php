<?php

return [
    'defaults' => ['guard' => 'session'],
    'guards' => ['session' => ['driver' => 'cookie']],
];
