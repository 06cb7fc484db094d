<?php

// Bcrypt reads only the first 72 bytes of a password.
return ['driver' => 'argon2id'];
