<?php

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        // {{#if auth}}
        Schema::create('users', function (Blueprint $table): void {
            $table->uuid('id')->primary();
            $table->string('email', 254)->unique();
            $table->string('password');
            $table->string('reset_hash', 64)->nullable();
            $table->dateTime('reset_expires_at')->nullable();
            $table->timestamps();
        });
        Schema::create('login_sessions', function (Blueprint $table): void {
            $table->string('token_hash', 64)->primary();
            $table->foreignUuid('user_id')->constrained()->cascadeOnDelete();
            $table->dateTime('expires_at')->index();
        });
        // {{/if}}
        // {{#if api}}
        Schema::create('items', function (Blueprint $table): void {
            $table->uuid('id')->primary();
            // {{#if auth}}
            $table->foreignUuid('owner_id')->constrained('users')->cascadeOnDelete();
            // {{/if}}
            $table->string('title', 200);
            $table->boolean('done');
            $table->timestamps();
        });
        // {{/if}}
    }

    public function down(): void
    {
        // {{#if api}}
        Schema::drop('items');
        // {{/if}}
        // {{#if auth}}
        Schema::drop('login_sessions');
        Schema::drop('users');
        // {{/if}}
    }
};
