import { Button, type ButtonProps } from '@chakra-ui/react'
import { Link } from './Link'

export interface ButtonLinkProps extends ButtonProps {
  to: string
  state?: unknown
}

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ to, state, children, ...button }: ButtonLinkProps) {
  return (
    <Button asChild {...button}>
      <Link to={to} state={state}>
        {children}
      </Link>
    </Button>
  )
}
