import { Box, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '../panel'

export interface FormPageProps {
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page that is one form: sign-in, sign-up. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <Box maxWidth="27rem" mx="auto" width="full" py={{ base: '8', md: '14' }}>
      <Stack gap="1" mb="6">
        <Heading as="h1" textStyle="2xl" fontWeight="semibold">
          {title}
        </Heading>
        <Text color="fg.muted" textStyle="lg">
          {lead}
        </Text>
      </Stack>
      <Panel>{children}</Panel>
    </Box>
  )
}
