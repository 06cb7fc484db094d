import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { PageMeta, type PageMetaProps } from '../screen'

export interface PublicPageProps extends PageMetaProps {
  children: ReactNode
}

/** A page for visitors: its metadata, and one generous rhythm for its sections. */
export function PublicPage({ title, description, children }: PublicPageProps) {
  return (
    <Stack gap={{ base: '16', md: '24' }} pt={{ base: '8', md: '12' }} pb={{ base: '10', md: '20' }}>
      <PageMeta title={title} description={description} />
      {children}
    </Stack>
  )
}
