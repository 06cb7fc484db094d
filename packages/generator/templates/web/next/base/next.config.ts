import type { NextConfig } from 'next'

/** Next.js writes its data into the page as inline scripts, which a policy without a nonce per request has to allow. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'"

const SECURITY = [
  { key: 'Content-Security-Policy', value: POLICY },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
]

const config: NextConfig = {
  // {{#if deployment}}
  // Only for the Docker image: `next start` serves the usual output.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // {{/if}}
  poweredByHeader: false,
  // In development, React needs eval, which this policy refuses.
  headers: async () =>
    process.env.NODE_ENV === 'production' ? [{ source: '/:path*', headers: SECURITY }] : [],
}

export default config
