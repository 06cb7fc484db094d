import type { Decorator } from '@storybook/react-vite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { PANEL, PANEL_FRAME } from './channel'

// Loaded when the panel is opened: no story waits for it.
const StoryInspector = lazy(() => import('./StoryInspector'))

/** Beside the story, inside its environment: the inspector in the addon panel, while that is open. */
export const withInspector: Decorator = (Story, { viewMode }) => (
  <>
    <Story />
    {viewMode === 'story' ? <Inspector /> : null}
  </>
)

function Inspector() {
  const [frame, setFrame] = useState<Document | null>(null)
  useEffect(() => {
    const channel = addons.getChannel()
    const find = (shown: boolean) => setFrame(shown ? panelDocument() : null)
    channel.on(PANEL.shown, find)
    channel.emit(PANEL.asked)
    return () => channel.off(PANEL.shown, find)
  }, [])
  return frame ? (
    <Suspense>
      <StoryInspector frame={frame} />
    </Suspense>
  ) : null
}

/** Null where there is no manager around the story, or one of another origin. */
function panelDocument(): Document | null {
  try {
    const frame = window.parent.document.getElementById(PANEL_FRAME) as HTMLIFrameElement | null
    return frame?.contentDocument ?? null
  } catch {
    return null
  }
}
