export { generateCode, generateProject } from './generate'
export { isSupportedStack, SUPPORTED, UnsupportedStackError } from './registry'
export { generateStarter, STARTER_TYPES, starterVerification } from './types'

export { projectSlug } from './text/names'
