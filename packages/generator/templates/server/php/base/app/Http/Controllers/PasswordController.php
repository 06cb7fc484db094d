<?php

namespace App\Http\Controllers;

use App\Http\Requests\EmailRequest;
use App\Http\Requests\ResetPasswordRequest;
use App\ResetToken;
use App\Store\Users;
use Illuminate\Contracts\Auth\Authenticatable;
use Illuminate\Http\Response;
use Illuminate\Mail\Message;
use Illuminate\Support\Facades\Mail;

class PasswordController
{
    public function forgot(EmailRequest $request): Response
    {
        abort_if(app()->isProduction() && config('mail.default') === 'log', 503, 'Mail is off. Set SMTP_URL.');
        $user = Users::find($request->validated('email'));
        if ($user) {
            // After the response, whose time must not reveal whether there is an account.
            defer(fn () => $this->send($user));
        }

        return response()->noContent();
    }

    public function reset(ResetPasswordRequest $request): Response
    {
        $token = ResetToken::parse($request->validated('token'));
        $changed = $token !== null && Users::resetPassword($token, $request->validated('password'));
        abort_unless($changed, 400, ResetPasswordRequest::REFUSED);

        return response()->noContent();
    }

    private function send(Authenticatable $user): void
    {
        $link = config('app.url').'/reset-password?token='.Users::startReset($user);
        $text = 'Open this link within one hour to choose a new password for '.config('app.name').":\n\n$link\n\n"
            .'If you did not ask for this, ignore this message.';
        Mail::raw($text, fn (Message $message) => $message->to($user->email)->subject('Reset your password'));
    }
}
