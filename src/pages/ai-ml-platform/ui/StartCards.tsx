import { Box, Flex, Text } from '@chakra-ui/react'
import { GraduationCap, type LucideIcon, Plug } from 'lucide-react'
import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'

interface StartCardProps {
  Icon: LucideIcon
  title: string
  text: string
  action: string
  to: string
}

const StartCard = ({ Icon, title, text, action, to }: StartCardProps) => (
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
        <Icon size={20} aria-hidden />
      </Box>
      <div>
        <Text fontWeight="medium">{title}</Text>
        <Text color="fg.muted" textStyle="sm">
          {text}
        </Text>
      </div>
    </Flex>
    <ButtonLink to={to} size="sm">
      {action}
    </ButtonLink>
  </Flex>
)

/** In place of the runs while there is none. */
export const ConnectCard = () => (
  <StartCard
    Icon={Plug}
    title="Follow your own training"
    text="Code that logs to MLflow logs here after two lines."
    action="Connect your code"
    to={paths.connect}
  />
)

/** The way to train on a file of the user. */
export const TrainCard = () => (
  <StartCard
    Icon={GraduationCap}
    title="Train on your own CSV file"
    text="In this browser, without an upload. No file at hand? Try it with the bundled penguins."
    action="Train a model"
    to={paths.trainModel}
  />
)
