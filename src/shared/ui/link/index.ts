export { BackButton } from './BackButton'
export { ButtonLink } from './ButtonLink'
export { TextLink } from './TextLink'
