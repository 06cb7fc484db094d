import { Button, type ButtonProps } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'

/** Leads to the page before, or home when this one was opened first. */
export function BackButton(button: ButtonProps) {
  const navigate = useNavigate()
  return (
    <Button {...button} onClick={() => void (window.history.length > 1 ? navigate(-1) : navigate('/'))}>
      Go Back
    </Button>
  )
}
