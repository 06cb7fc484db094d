<?php

namespace App\Http\Controllers;

use Illuminate\Http\Request;
use Symfony\Component\HttpFoundation\BinaryFileResponse;
use Symfony\Component\Mime\MimeTypes;

/** Serves the built web app; every path that is not a file gets its index.html. */
class SiteController
{
    private const HASHED = '#^(assets|_app/immutable)/|-[A-Z0-9]{8}\.(js|css)$#';

    public function __invoke(Request $request): BinaryFileResponse
    {
        $dist = base_path('../web/dist');
        abort_unless(is_file("$dist/index.html"), 404);
        $file = realpath("$dist/{$request->path()}");
        if ($file === false || ! is_file($file) || ! str_starts_with($file, realpath($dist).DIRECTORY_SEPARATOR)) {
            return response()->file("$dist/index.html");
        }
        $types = MimeTypes::getDefault()->getMimeTypes(pathinfo($file, PATHINFO_EXTENSION));
        $lasting = preg_match(self::HASHED, $request->path()) === 1;

        return response()->file($file, [
            'Content-Type' => $types[0] ?? 'application/octet-stream',
            'Cache-Control' => $lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        ]);
    }
}
