<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class StoreItemRequest extends FormRequest
{
    protected const TITLE = ['required', 'string', 'max:200', 'not_regex:/\x00/'];

    public function rules(): array
    {
        return ['title' => self::TITLE];
    }

    public function messages(): array
    {
        return [
            'title' => 'The title must be 1 to 200 characters long.',
            'title.not_regex' => 'The title contains an invalid character.',
        ];
    }
}
