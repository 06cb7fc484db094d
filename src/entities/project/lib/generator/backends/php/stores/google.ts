import { code } from '../../../text/code'

/** Methods of `FirebaseStore` that turn the key of a service account into an access token. */
export function googleTokenMethods(): string {
  return code`
    /** An access token for the service account. It is valid for an hour and shared by all requests of this server. */
    private function token(): string
    {
        if ($this->config->firestoreEmulator !== '') {
            return 'owner';
        }
        if ($this->token === '') {
            $file = new SharedFile($this->config->stateFolder . '/google.json');
            $this->token = $file->change(function (array &$kept): string {
                if (($kept['expires'] ?? 0) < time() + 60) {
                    $kept = ['token' => $this->fetchToken(), 'expires' => time() + 3600];
                }
                return $kept['token'];
            });
        }
        return $this->token;
    }

    private function fetchToken(): string
    {
        $address = 'https://oauth2.googleapis.com/token';
        $claims = [
            'iss' => $this->config->firebaseClientEmail,
            'scope' => 'https://www.googleapis.com/auth/datastore',
            'aud' => $address,
            'iat' => time(),
            'exp' => time() + 3600,
        ];
        $unsigned = self::base64Url('{"alg":"RS256","typ":"JWT"}') . '.' . self::base64Url(
            json_encode($claims, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES),
        );
        $key = openssl_pkey_get_private($this->config->firebasePrivateKey);
        if ($key === false || !openssl_sign($unsigned, $signature, $key, OPENSSL_ALGO_SHA256)) {
            throw new RuntimeException('FIREBASE_PRIVATE_KEY is not a private key.');
        }
        $body = http_build_query([
            'grant_type' => 'urn:ietf:params:oauth:grant-type:jwt-bearer',
            'assertion' => $unsigned . '.' . self::base64Url($signature),
        ]);
        $headers = ['Content-Type' => 'application/x-www-form-urlencoded'];
        return self::content(HttpClient::send('POST', $address, $headers, $body))['access_token'];
    }

    private static function base64Url(string $text): string
    {
        return rtrim(strtr(base64_encode($text), '+/', '-_'), '=');
    }
  `
}
