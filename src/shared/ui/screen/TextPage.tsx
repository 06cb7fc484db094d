import { Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageMeta, type PageMetaProps } from './PageMeta'

export interface TextPageProps extends PageMetaProps {
  /** One sentence below the title. */
  lead?: ReactNode
  /** The content brings its own columns. */
  wide?: boolean
  children: ReactNode
}

/** A public page that is mostly text. */
export function TextPage({ title, description, lead, wide, children }: TextPageProps) {
  return (
    <Stack gap={wide ? '12' : '8'} py={{ base: '10', md: '16' }} maxWidth={wide ? undefined : '46rem'}>
      <PageMeta title={title} description={description} />
      <Stack gap="3">
        <Heading as="h1" textStyle={{ base: '3xl', md: '4xl' }} fontWeight="semibold">
          {title}
        </Heading>
        {lead ? (
          <Text as="div" textStyle="lg" maxWidth="38rem" color="fg.muted" textWrap="balance">
            {lead}
          </Text>
        ) : null}
      </Stack>
      {children}
    </Stack>
  )
}
