export {
  generateStarter,
  STARTER_TYPES,
  starterVerification,
} from './registry'
