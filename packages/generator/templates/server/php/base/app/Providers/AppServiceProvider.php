<?php

namespace App\Providers;

use App\Store\Database;
// {{#if auth}}
use App\Store\Users;
use Illuminate\Cache\RateLimiting\Limit;
// {{/if}}
// {{#if seeded}}
use Illuminate\Database\Console\Seeds\SeedCommand;
// {{/if}}
// {{#if auth}}
use Illuminate\Http\Request;
// {{/if}}
use Illuminate\Support\Env;
// {{#if auth}}
use Illuminate\Support\Facades\Auth;
use Illuminate\Support\Facades\RateLimiter;
// {{/if}}
use Illuminate\Support\ServiceProvider;

class AppServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        // `php artisan serve` has its own names for these.
        Env::getRepository()->set('SERVER_HOST', env('HOST', '127.0.0.1'));
        Env::getRepository()->set('SERVER_PORT', (string) env('PORT', 8000));
    }

    public function boot(): void
    {
        if ($this->app->isProduction() && ! Database::isConfigured()) {
            file_put_contents('php://stderr', Database::VARIABLE." is not set, and in production there is no default.\n");
            exit(1);
        }
        // {{#if seeded}}
        SeedCommand::prohibit($this->app->isProduction());
        // {{/if}}
        // {{#if auth}}
        Auth::viaRequest('cookie', fn (Request $request) => Users::ofSession((string) $request->cookie('session')));
        $refuse = fn (Request $request, array $headers) => abort(429, 'Too many attempts. Try again in a minute.', $headers);
        // Behind a proxy, $middleware->trustProxies() in bootstrap/app.php makes this the address of the visitor.
        RateLimiter::for('accounts', fn (Request $request) => Limit::perMinute(10)->by($request->ip())->response($refuse));
        // {{/if}}
    }
}
