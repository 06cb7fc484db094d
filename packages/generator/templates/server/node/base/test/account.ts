import { randomUUID } from 'node:crypto'

export const account = () => ({ email: `${randomUUID()}@example.com`, password: 'correct horse' })
