import { Box, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { createElement, Suspense } from 'react'
import { AI_ML_TABS, type AiMlTab } from '@/shared/config'
import type { TabProps } from '../model/tab-props'
import { type TabContents, tabContents } from './contents'
import { TabBoundary } from './TabBoundary'

export interface TabContentProps extends TabProps {
  tab: AiMlTab
  contents?: TabContents
}

/** What a tab shows. One that does not arrive or stops working says so in its place; the other tabs go on. */
export function TabContent({ tab, userId, contents = tabContents }: TabContentProps) {
  const label = AI_ML_TABS.find(({ id }) => id === tab)?.label ?? ''
  return (
    <TabBoundary key={tab} label={label} onRetry={() => contents.forget(tab)}>
      <Suspense fallback={<Coming />}>
        <Content tab={tab} userId={userId} contents={contents} />
      </Suspense>
    </TabBoundary>
  )
}

/** Below the boundary, so that a retry asks for the tab again. */
const Content = ({ tab, userId, contents }: Required<TabContentProps>) =>
  createElement(contents.of(tab), { userId })

const ROWS = ['62%', '48%', '71%', '55%', '66%', '44%']

/** The room of a tab whose code is on its way. */
function Coming() {
  return (
    <Stack gap="4" role="status" aria-label="Loading">
      <Flex justify="space-between" align="center" gap="4" minHeight="10">
        <Skeleton height="5" width="min(24rem, 50%)" />
        <Skeleton height="10" width="9rem" />
      </Flex>
      <Flex gap="3">
        <Skeleton height="10" flex="1" maxWidth="20rem" />
        <Skeleton height="10" width="8rem" />
      </Flex>
      <Box borderWidth="1px" borderRadius="lg" bg="bg.panel">
        {ROWS.map((width) => (
          <Box key={width} height="11" px="4" py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Skeleton height="4" width={width} />
          </Box>
        ))}
      </Box>
    </Stack>
  )
}
