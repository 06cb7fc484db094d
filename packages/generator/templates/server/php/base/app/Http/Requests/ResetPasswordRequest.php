<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class ResetPasswordRequest extends FormRequest
{
    public const PASSWORD = 'required|string|min:8|max:128';

    public const REFUSED = 'This link is not valid or has expired. Ask for a new one.';

    public function rules(): array
    {
        return ['password' => self::PASSWORD, 'token' => 'required|string'];
    }

    public function messages(): array
    {
        return ['password' => 'The password must be 8 to 128 characters long.', 'token' => self::REFUSED];
    }
}
