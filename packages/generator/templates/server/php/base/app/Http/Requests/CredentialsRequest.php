<?php

namespace App\Http\Requests;

class CredentialsRequest extends EmailRequest
{
    public function rules(): array
    {
        return parent::rules() + ['password' => ResetPasswordRequest::PASSWORD];
    }

    public function messages(): array
    {
        return parent::messages() + ['password' => 'The password must be 8 to 128 characters long.'];
    }
}
