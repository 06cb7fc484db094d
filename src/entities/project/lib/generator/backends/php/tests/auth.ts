import { file } from '../../../file'
import { code } from '../../../text/code'

/** `test/AuthTest.php` */
export function authTest() {
  return file(
    'test/AuthTest.php',
    code`
      <?php

      declare(strict_types=1);

      use App\Http\Request;
      use App\Store\LocalStore;
      use App\Time;

      $ada = ['email' => 'ada@example.com', 'password' => 'correct horse'];

      return [
          'signing up signs in with a cookie that scripts cannot read' => function () use ($ada): void {
              $app = testApp();
              $response = send($app, 'POST', '/api/auth/sign-up', ['email' => ' Ada@Example.com'] + $ada);
              same(201, $response->status);
              $cookie = $response->headers['Set-Cookie'];
              contains('HttpOnly', $cookie);
              contains('SameSite=Lax', $cookie);
              $me = send($app, 'GET', '/api/auth/me', null, strtok($cookie, ';'));
              same('ada@example.com', json($me)['user']['email']);
          },

          'signing out ends the session on the server' => function (): void {
              $app = testApp();
              $cookie = signUp($app);
              same(204, send($app, 'POST', '/api/auth/sign-out', null, $cookie)->status);
              same(['user' => null], json(send($app, 'GET', '/api/auth/me', null, $cookie)));
          },

          'passwords and session tokens are stored hashed' => function () use ($ada): void {
              $store = new LocalStore();
              $cookie = signUp(testApp(store: $store));
              $user = $store->findUserByEmail($ada['email']);
              same('ada@example.com', $user?->email);
              lacks('correct', $user->passwordHash);
              [, $token] = explode('=', $cookie);
              same(null, $store->findSessionUser($token, Time::now()));
          },

          'an address has one account' => function () use ($ada): void {
              $app = testApp();
              signUp($app);
              same(409, send($app, 'POST', '/api/auth/sign-up', $ada)->status);
          },

          'signing in needs the right password' => function () use ($ada): void {
              $app = testApp();
              signUp($app);
              same(200, send($app, 'POST', '/api/auth/sign-in', $ada)->status);
              $wrong = send($app, 'POST', '/api/auth/sign-in', ['password' => 'wrong'] + $ada);
              same(401, $wrong->status);
              $unknown = send($app, 'POST', '/api/auth/sign-in', ['email' => 'eve@example.com'] + $ada);
              same(401, $unknown->status);
              same(json($wrong), json($unknown));
          },

          'all of a long password counts' => function (): void {
              $app = testApp();
              $long = ['email' => 'ada@example.com', 'password' => str_repeat('x', 100)];
              same(201, send($app, 'POST', '/api/auth/sign-up', $long)->status);
              $other = ['password' => str_repeat('x', 99) . 'y'] + $long;
              same(401, send($app, 'POST', '/api/auth/sign-in', $other)->status);
          },

          'too many attempts are refused, even with the right password' => function () use ($ada): void {
              $app = testApp();
              signUp($app);
              for ($attempt = 0; $attempt < 5; $attempt += 1) {
                  send($app, 'POST', '/api/auth/sign-in', ['password' => 'wrong'] + $ada);
              }
              same(429, send($app, 'POST', '/api/auth/sign-in', $ada)->status);
          },

          'weak passwords and addresses that are none are refused' => function () use ($ada): void {
              $app = testApp();
              $refused = [
                  ['password' => 'short'] + $ada,
                  ['password' => str_repeat('x', 201)] + $ada,
                  ['email' => 'nobody'] + $ada,
                  new stdClass(),
              ];
              foreach ($refused as $body) {
                  same(400, send($app, 'POST', '/api/auth/sign-up', $body)->status);
              }
          },

          'only JSON is accepted, so that no form of another site can sign someone in' => function () use ($ada): void {
              $request = new Request('POST', '/api/auth/sign-in', body: json_encode($ada));
              same(415, testApp()->handle($request)->status);
          },
      ];
    `,
  )
}
