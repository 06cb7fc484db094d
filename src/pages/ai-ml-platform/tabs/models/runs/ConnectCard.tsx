import { Box, Flex, Text } from '@chakra-ui/react'
import { Plug } from 'lucide-react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'

/** In place of the runs while there is none. */
export const ConnectCard = () => (
  <Flex
    align="center"
    justify="space-between"
    columnGap="6"
    rowGap="3"
    wrap="wrap"
    borderWidth="1px"
    borderRadius="lg"
    bg="bg.panel"
    px={{ base: '4', md: '5' }}
    py="4"
  >
    <Flex align="center" gap="4" flex="1 1 16rem" minWidth="0">
      <Box color="fg.muted" flexShrink="0">
        <Plug size={20} aria-hidden />
      </Box>
      <div>
        <Text fontWeight="medium">Follow your own training</Text>
        <Text color="fg.muted" textStyle="sm">
          Code that logs to MLflow logs here after two lines.
        </Text>
      </div>
    </Flex>
    <ButtonLink to={paths.connect} size="sm">
      Connect your code
    </ButtonLink>
  </Flex>
)
