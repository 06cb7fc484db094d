import { Button, type ButtonProps } from '@chakra-ui/react'
import { useNewProject } from './NewProjectProvider'

/** NAV-03: opens the New Project modal. A viewer of the workspace cannot make any, and has no button. */
export function NewProjectButton({ children = 'New Project', ...button }: ButtonProps) {
  const { open, prepare, waiting, readOnly } = useNewProject()
  if (readOnly) return null
  return (
    <Button
      {...button}
      aria-haspopup="dialog"
      aria-busy={waiting || undefined}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      {children}
    </Button>
  )
}
