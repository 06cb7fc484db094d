export type { Verification } from './definitions'
export {
  type GenerateStarterInput,
  generateStarter,
  isStarterType,
  STARTER_TYPES,
  starterVerification,
} from './registry'
