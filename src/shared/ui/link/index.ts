export { BackButton } from './BackButton'
export { ButtonLink } from './ButtonLink'
export { TextLink } from './TextLink'
export { Link, type LinkProps, NavLink } from './Link'
