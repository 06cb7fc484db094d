import { Button, type ButtonProps } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { canGoBack } from '@/shared/lib/navigation'

/** Goes to the previous page of this site, or home when this page was opened first. */
export function BackButton(button: ButtonProps) {
  const navigate = useNavigate()
  return (
    <Button {...button} onClick={() => void (canGoBack() ? navigate(-1) : navigate('/'))}>
      Go Back
    </Button>
  )
}
