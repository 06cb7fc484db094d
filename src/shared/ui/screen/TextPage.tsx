import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageMeta, type PageMetaProps } from './PageMeta'

export interface TextPageProps extends PageMetaProps {
  /** One sentence below the title. */
  lead?: ReactNode
  children: ReactNode
}

/** A public page that is mostly text. */
export function TextPage({ title, description, lead, children }: TextPageProps) {
  return (
    <Stack gap={{ base: '8', md: '12' }} py={{ base: '10', md: '16' }}>
      <PageMeta title={title} description={description} />
      <Stack gap="3">
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          {title}
        </Heading>
        {lead ? (
          <Text as="div" textStyle="lg" maxWidth="38rem" color="fg.muted" textWrap="pretty">
            {lead}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Stack>
  )
}
