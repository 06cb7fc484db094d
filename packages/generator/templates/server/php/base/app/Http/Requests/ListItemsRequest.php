<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

class ListItemsRequest extends FormRequest
{
    public function rules(): array
    {
        return ['limit' => 'integer|between:1,100', 'offset' => 'integer|min:0'];
    }

    public function messages(): array
    {
        return [
            'limit' => '"limit" must be a whole number from 1 to 100.',
            'offset' => '"offset" must be a whole number from 0.',
        ];
    }
}
