import { Button, type ButtonProps } from '@chakra-ui/react'
import { useNewProject } from './NewProjectProvider'

/** NAV-03: opens the New Project modal. */
export function NewProjectButton({ children = 'New Project', ...button }: ButtonProps) {
  const open = useNewProject()
  return (
    <Button {...button} aria-haspopup="dialog" onClick={open}>
      {children}
    </Button>
  )
}
