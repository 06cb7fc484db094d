/** The addon panel says that its frame is there, or gone; the story asks when it comes later than the panel. */
export const PANEL = { shown: 'orrery/inspector/shown', asked: 'orrery/inspector/asked' } as const

/** The frame of the panel in the document of Storybook's manager. */
export const PANEL_FRAME = 'orrery-inspector'
