<?php

namespace App\Http\Controllers;

use App\Http\Requests\CredentialsRequest;
use App\Http\Resources\UserResource;
use App\Store\Users;
use Illuminate\Contracts\Auth\Authenticatable;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Hash;

class AuthController
{
    /** A hash that matches no password and is as slow to check as a real one. */
    private const NOBODY = '$argon2id$v=19$m=65536,t=4,p=1$Wjk4c3dJalM4T3FpcmtKbQ$zka2uNOytAaJhjnp3/iMgC1zRL+w7DjwfMrzF8LLUqM';

    public function signUp(CredentialsRequest $request): JsonResponse
    {
        ['email' => $email, 'password' => $password] = $request->validated();
        $user = Users::create($email, $password);
        abort_if($user === null, 409, 'An account with this email address already exists.');

        return $this->signInAs($user, 201);
    }

    public function signIn(CredentialsRequest $request): JsonResponse
    {
        ['email' => $email, 'password' => $password] = $request->validated();
        $user = Users::find($email);
        // An unknown address takes as long as a wrong password.
        $matches = Hash::check($password, $user?->getAuthPassword() ?? self::NOBODY);
        abort_unless($user && $matches, 401, 'The email address or password is incorrect.');

        return $this->signInAs($user, 200);
    }

    public function signOut(Request $request): Response
    {
        Users::endSession((string) $request->cookie('session'));

        return response()->noContent()->withoutCookie('session');
    }

    public function me(Request $request): UserResource|array
    {
        return $request->user() ? new UserResource($request->user()) : ['user' => null];
    }

    private function signInAs(Authenticatable $user, int $status): JsonResponse
    {
        $token = Users::startSession($user);
        $cookie = cookie('session', $token, Users::LIFETIME_MINUTES, secure: app()->isProduction(), sameSite: 'lax');

        return (new UserResource($user))->response()->setStatusCode($status)->withCookie($cookie);
    }
}
