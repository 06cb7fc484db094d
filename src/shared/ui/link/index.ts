export { BackButton } from './BackButton'
export { ButtonLink, type ButtonLinkProps } from './ButtonLink'
export { TextLink, type TextLinkProps } from './TextLink'
