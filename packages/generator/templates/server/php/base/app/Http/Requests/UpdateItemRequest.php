<?php

namespace App\Http\Requests;

class UpdateItemRequest extends StoreItemRequest
{
    public function rules(): array
    {
        return ['title' => ['sometimes', ...self::TITLE], 'done' => 'boolean:strict'];
    }

    public function messages(): array
    {
        return parent::messages() + ['done' => '"done" must be true or false.'];
    }
}
