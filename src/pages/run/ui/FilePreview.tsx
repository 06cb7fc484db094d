import { Box, Button, chakra, Skeleton } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useSelector } from '@/shared/lib/machine'
import { Notice } from '@/shared/ui/notice'
import type { ArtifactActors } from '../model/use-artifacts'

export interface FilePreviewProps {
  actor: ArtifactActors['preview']
  name: string
}

/** The preview of a file below its row: a text as text, or an image whose bytes are those of one. */
export function FilePreview({ actor, name }: FilePreviewProps) {
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const { answer, failure } = useSelector(actor, ({ context }) => context)
  return (
    <Box px="4" pb="3">
      {busy ? (
        <Skeleton height="6rem" role="status" aria-label={`Loading ${name}`} />
      ) : failure ? (
        <Notice
          status="error"
          title={`${name} cannot be shown`}
          actions={
            <Button size="sm" onClick={() => actor.send({ type: 'ask' })}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : answer?.kind === 'text' ? (
        <chakra.pre
          tabIndex={0}
          role="region"
          aria-label={name}
          m="0"
          p="3"
          maxHeight="22rem"
          overflow="auto"
          borderWidth="1px"
          borderRadius="md"
          bg="bg.subtle"
          fontFamily="mono"
          textStyle="xs"
        >
          {answer.text === '' ? 'This file is empty.' : answer.text}
        </chakra.pre>
      ) : answer ? (
        <Picture image={answer.image} name={name} />
      ) : null}
    </Box>
  )
}

function Picture({ image, name }: { image: Blob; name: string }) {
  const place = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(image)
    if (place.current) place.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [image])
  return <chakra.img ref={place} alt={name} maxWidth="100%" maxHeight="30rem" borderRadius="md" />
}
