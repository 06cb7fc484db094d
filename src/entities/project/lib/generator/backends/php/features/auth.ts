import { file } from '../../../file'
import { code } from '../../../text/code'
import { passwordsFile, rateLimitFile } from './passwords'

/** `src/Auth/`: accounts, passwords, sessions and the limit of attempts. */
export function authFiles() {
  return [routesFile(), passwordsFile(), sessionsFile(), rateLimitFile()]
}

function routesFile() {
  return file(
    'src/Auth/AuthRoutes.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Auth;

      use App\Http\HttpError;
      use App\Http\Request;
      use App\Http\Response;
      use App\Store\Store;
      use App\Store\User;
      use App\Text;
      use App\Time;
      use App\Uuid;

      final class AuthRoutes
      {
          private const PASSWORD_MINIMUM = 8;
          private const PASSWORD_MAXIMUM = 200;

          public function __construct(
              private readonly Store $store,
              private readonly Sessions $sessions,
              private readonly RateLimit $limit,
          ) {
          }

          public function signUp(Request $request): Response
          {
              [$email, $password] = self::readCredentials($request);
              if (Text::length($password) < self::PASSWORD_MINIMUM) {
                  throw new HttpError(400, 'A password needs at least ' . self::PASSWORD_MINIMUM . ' characters.');
              }
              $user = new User(Uuid::random(), $email, Passwords::hash($password), Time::now());
              if (!$this->store->createUser($user)) {
                  throw new HttpError(409, 'There is already an account with this e-mail address.');
              }
              return $this->sessions->start($request, $user, Response::json(['user' => self::publicUser($user)], 201));
          }

          public function signIn(Request $request): Response
          {
              [$email, $password] = self::readCredentials($request);
              $key = "{$request->remoteAddress} {$email}";
              if (!$this->limit->allows($key)) {
                  throw new HttpError(429, 'Too many attempts. Try again in a few minutes.');
              }
              $user = $this->store->findUserByEmail($email);
              if (!Passwords::verify($password, $user?->passwordHash) || $user === null) {
                  throw new HttpError(401, 'The e-mail address or the password is wrong.');
              }
              $this->limit->reset($key);
              return $this->sessions->start($request, $user, Response::json(['user' => self::publicUser($user)]));
          }

          public function signOut(Request $request): Response
          {
              return $this->sessions->end($request, new Response(204));
          }

          public function me(Request $request): Response
          {
              $user = $this->sessions->user($request);
              return Response::json(['user' => $user === null ? null : self::publicUser($user)]);
          }

          /** @return array{id: string, email: string} */
          private static function publicUser(User $user): array
          {
              return ['id' => $user->id, 'email' => $user->email];
          }

          /** @return array{string, string} */
          private static function readCredentials(Request $request): array
          {
              ['email' => $email, 'password' => $password] = $request->readObject() + ['email' => null, 'password' => null];
              $address = is_string($email) ? strtolower(Text::trim($email)) : '';
              if (preg_match('/^[^\s@]+@[^\s@]+\.[^\s@]+$/uD', $address) !== 1 || Text::length($address) > 254) {
                  throw new HttpError(400, 'A valid e-mail address is required.');
              }
              if (!is_string($password) || $password === '') {
                  throw new HttpError(400, 'A password is required.');
              }
              if (Text::length($password) > self::PASSWORD_MAXIMUM) {
                  throw new HttpError(400, 'A password has at most ' . self::PASSWORD_MAXIMUM . ' characters.');
              }
              return [$address, $password];
          }
      }
    `,
  )
}

function sessionsFile() {
  return file(
    'src/Auth/Sessions.php',
    code`
      <?php

      declare(strict_types=1);

      namespace App\Auth;

      use App\Http\HttpError;
      use App\Http\Request;
      use App\Http\Response;
      use App\Store\Store;
      use App\Store\User;
      use App\Time;
      use Closure;

      final class Sessions
      {
          private const COOKIE = 'session';
          private const SECONDS = 7 * 24 * 60 * 60;

          public function __construct(private readonly Store $store)
          {
          }

          /** Only a hash of the token is stored, so a copy of the database opens no session. */
          public function start(Request $request, User $user, Response $response): Response
          {
              $token = rtrim(strtr(base64_encode(random_bytes(32)), '+/', '-_'), '=');
              $this->store->createSession(self::hash($token), $user->id, Time::in(self::SECONDS));
              $cookie = self::COOKIE . "={$token}; Max-Age=" . self::SECONDS . '; Path=/; HttpOnly';
              return $response->with('Set-Cookie', $cookie . ($request->secure ? '; Secure' : '') . '; SameSite=Lax');
          }

          public function end(Request $request, Response $response): Response
          {
              $token = $request->cookie(self::COOKIE);
              if ($token !== '') {
                  $this->store->deleteSession(self::hash($token));
              }
              return $response->with('Set-Cookie', self::COOKIE . '=; Max-Age=0; Path=/');
          }

          public function user(Request $request): ?User
          {
              $token = $request->cookie(self::COOKIE);
              return $token === '' ? null : $this->store->findSessionUser(self::hash($token), Time::now());
          }

          /**
           * Answers 401 unless the request comes from someone who is signed in.
           *
           * @param Closure(Request, string): Response $action
           * @return Closure(Request, string): Response
           */
          public function required(Closure $action): Closure
          {
              return function (Request $request, string $id) use ($action): Response {
                  return $this->user($request) === null
                      ? throw new HttpError(401, 'Sign in first.')
                      : $action($request, $id);
              };
          }

          private static function hash(string $token): string
          {
              return hash('sha256', $token);
          }
      }
    `,
  )
}
