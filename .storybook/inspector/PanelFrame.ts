import { createElement, useEffect } from 'react'
import { useChannel } from 'storybook/manager-api'
import { PANEL, PANEL_FRAME } from './channel'

// Storybook builds its manager with the classic JSX transform, hence createElement.

const FRAME = {
  id: PANEL_FRAME,
  title: 'Inspector',
  style: { display: 'block', width: '100%', height: '100%', border: 0 },
}

/** The room of the inspector in the manager: an empty frame of the same origin, which the story fills (StoryInspector). */
export function PanelFrame() {
  const tell = useChannel({ [PANEL.asked]: () => tell(PANEL.shown, true) })
  useEffect(() => {
    tell(PANEL.shown, true)
    return () => tell(PANEL.shown, false)
  }, [tell])
  // oxlint-disable-next-line react/iframe-missing-sandbox -- nothing is loaded into it: the story beside it draws there
  return createElement('iframe', FRAME)
}
