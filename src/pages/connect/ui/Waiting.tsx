import { Box, Flex, Text } from '@chakra-ui/react'
import { paths } from '@/shared/config'
import { useSelector } from '@/shared/lib/machine'
import { ButtonLink } from '@/shared/ui/link'
import { Mark } from '@/shared/ui/mark'
import { Notice } from '@/shared/ui/notice'
import type { ConnectActor } from '../model/use-connect'

/** Whether the first run with the new token has arrived. */
export function Waiting({ actor }: { actor: ConnectActor }) {
  const { made, run, failure } = useSelector(actor, ({ context }) => context)
  if (run)
    return (
      <Notice
        status="success"
        title="Your code is connected"
        actions={
          <ButtonLink to={paths.run(run.id)} size="sm" variant="solid" colorPalette="accent">
            Open the run
          </ButtonLink>
        }
      >
        The run {run.name} of the experiment {run.experiment} has arrived.
      </Notice>
    )
  if (!made) return null
  return (
    <Flex
      role="status"
      align="center"
      gap="4"
      borderWidth="1px"
      borderRadius="lg"
      bg="bg.panel"
      px={{ base: '4', md: '6' }}
      py="4"
    >
      <Box color="accent.fg" flexShrink="0" aria-hidden>
        <Mark size={32} turning />
      </Box>
      <div>
        <Text fontWeight="medium">Waiting for the first run</Text>
        <Text textStyle="sm" color="fg.muted">
          {failure ? `The last question failed and is asked again: ${failure}` : 'It appears here by itself.'}
        </Text>
      </div>
    </Flex>
  )
}
