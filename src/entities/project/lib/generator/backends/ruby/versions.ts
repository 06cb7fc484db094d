/** The oldest Ruby that generated projects run on, and the one that their containers use. */
export const RUBY_MINIMUM = '3.1'
export const RUBY_CONTAINER = '3.4'

/** Every gem that a generated project may depend on, at one exact version. All of them run on Ruby 3.1. */
export const GEMS = {
  mongo: '2.21.3',
  mysql2: '0.5.7',
  pg: '1.6.3',
  redis: '5.4.0',
  sqlite3: '2.7.4',
} as const

export type Gem = keyof typeof GEMS
