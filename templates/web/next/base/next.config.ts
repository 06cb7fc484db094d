import type { NextConfig } from 'next'
import { API_ORIGIN } from './src/api-origin'

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  rewrites: () => Promise.resolve([{ source: '/api/:path*', destination: `${API_ORIGIN}/api/:path*` }]),
}

export default config
