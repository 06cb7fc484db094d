<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Support\Str;

class EmailRequest extends FormRequest
{
    public function rules(): array
    {
        return ['email' => 'required|string|email|max:254'];
    }

    public function messages(): array
    {
        return ['email' => 'The email address is not valid.'];
    }

    /** Lower and upper case are the same address. */
    protected function prepareForValidation(): void
    {
        if (is_string($this->email)) {
            $this->merge(['email' => Str::lower($this->email)]);
        }
    }
}
