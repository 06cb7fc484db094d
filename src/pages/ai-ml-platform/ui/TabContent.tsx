import { createElement, Suspense } from 'react'
import { AI_ML_TABS, type AiMlTab } from '@/shared/config'
import type { TabProps } from '../model/tab-props'
import { useWorkplace } from '@/shared/lib/workplace'
import { type TabContents, tabContents } from './contents'
import { TabBoundary } from './TabBoundary'
import { TabSkeleton } from './TabSkeleton'

export interface TabContentProps extends TabProps {
  tab: AiMlTab
  contents?: TabContents
}

/**
 * The content of a tab. A tab that does not load or stops working reports that in its place; the other tabs go
 * on.
 */
export function TabContent({ tab, userId, contents = tabContents }: TabContentProps) {
  const workplace = useWorkplace(userId)
  // Another workspace has other things: nothing that was begun in one goes on in the other. The tab of the team stays,
  // because users switch there.
  const key = tab === 'collaboration' ? tab : `${tab} ${workplace}`
  const label = AI_ML_TABS.find(({ id }) => id === tab)?.label ?? ''
  return (
    <TabBoundary key={key} label={label} onRetry={() => contents.forget(tab)}>
      <Suspense fallback={<TabSkeleton tab={tab} />}>
        <Content tab={tab} userId={userId} contents={contents} />
      </Suspense>
    </TabBoundary>
  )
}

/** Below the boundary, so that a retry asks for the tab again. */
const Content = ({ tab, userId, contents }: Required<TabContentProps>) =>
  createElement(contents.of(tab), { userId })
