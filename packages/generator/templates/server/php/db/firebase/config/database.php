<?php

return ['project' => env('FIREBASE_PROJECT_ID')];
