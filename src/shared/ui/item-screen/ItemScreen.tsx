import { Box, Button, Skeleton, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Crumb } from '../crumbs'
import { ButtonLink } from '../link'
import { Notice } from '../notice'
import { PageHeader } from '../page-header'
import { PageTitle, Screen } from '../screen'

export interface ItemScreenProps {
  /** The kind of the item in lower case, such as `run`: part of its titles. */
  kind: string
  /** The parent pages, outermost first. */
  breadcrumb: readonly Crumb[]
  /** The reason why the item could not be read. */
  failure: { message: string } | null
  /** The server has no such item. */
  missing: boolean
  /** Why there may be no such item. */
  missingText: string
  /** The page that lists the items. */
  list: { label: string; to: string }
  onRetry: () => void
  /** CSS heights of the parts below the heading while the item loads. */
  skeleton: readonly string[]
  /** The item, once it has been read; null before. */
  children: ReactNode
}

const capitalized = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1)

/** The page of one item while it loads: its title, and a skeleton with parts of the given CSS heights, each another. */
export const ItemSkeleton = ({ kind, heights }: { kind: string; heights: readonly string[] }) => (
  <Stack py="6" gap="5" role="status" aria-busy aria-label={`Loading the ${kind}`}>
    <PageTitle>{capitalized(kind)}</PageTitle>
    <Skeleton height="2rem" maxWidth="20rem" />
    {heights.map((height) => (
      <Skeleton key={height} height={height} />
    ))}
  </Stack>
)

/** The page of one item: loading, failed with a retry, missing, or the item. */
export function ItemScreen({
  kind,
  breadcrumb,
  failure,
  missing,
  missingText,
  list,
  onRetry,
  skeleton,
  children,
}: ItemScreenProps) {
  const title = capitalized(kind)
  if (children) return children
  if (failure)
    return (
      <Box py="6">
        <PageTitle>{title}</PageTitle>
        <PageHeader title={title} breadcrumb={breadcrumb} />
        <Notice
          status="error"
          title={`The ${kind} could not be loaded`}
          actions={
            <Button size="sm" onClick={onRetry}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      </Box>
    )
  if (missing)
    return (
      <Screen title={`${title} not found`} actions={<ButtonLink to={list.to}>{list.label}</ButtonLink>}>
        <PageTitle>{`${title} not found`}</PageTitle>
        {missingText}
      </Screen>
    )
  return <ItemSkeleton kind={kind} heights={skeleton} />
}
