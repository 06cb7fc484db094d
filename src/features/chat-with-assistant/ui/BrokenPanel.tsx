import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { FLOATING } from './place'

export interface BrokenPanelProps {
  onRetry: () => void
}

/** In place of an assistant that broke: the page around it goes on, and the message can be put away. */
export function BrokenPanel({ onRetry }: BrokenPanelProps) {
  const [closed, setClosed] = useState(false)
  if (closed) return null
  return (
    <chakra.section aria-label="AI Assistant" {...FLOATING} width="300px" p="4" textStyle="sm" role="alert">
      The assistant stopped working. Your conversation is saved, and the page still works.
      <chakra.div display="flex" gap="2" mt="3">
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setClosed(true)}>
          Close
        </Button>
      </chakra.div>
    </chakra.section>
  )
}
