import type { NextConfig } from 'next'

const config: NextConfig = {
  // {{#if deployment}}
  // Only for the Docker image: `next start` serves the usual output.
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  // {{/if}}
  poweredByHeader: false,
}

export default config
