export { type GenerateProjectInput, generateCode, generateProject } from './generate'
export { isSupportedStack, SUPPORTED, UnsupportedStackError } from './registry'
export { projectSlug } from './text/names'
export { GENERATOR_VERSION } from './versions'
