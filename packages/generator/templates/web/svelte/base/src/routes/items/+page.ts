export { load } from '#lib/private.ts'
