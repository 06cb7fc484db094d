import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { STEP } from '../src/shared/lib/story/steps'
import { PanelFrame } from './inspector/PanelFrame'
import { StatusLabel } from './StatusLabel'
import { frame } from './theme'

addons.setConfig({
  theme: frame('dark'),
  sidebar: { renderLabel: (item) => createElement(StatusLabel, { item }) },
  layoutCustomisations: {
    // A page to read has nothing to control.
    showPanel: ({ storyId }, shown) => (storyId === 'introduction--introduction' ? false : shown),
  },
})

addons.register('orrery', () => {
  addons.add('orrery/inspector', {
    type: types.PANEL,
    title: 'Inspector',
    render: ({ active }) => (active ? createElement(PanelFrame) : null),
  })
  addons.add('orrery/step', {
    type: types.TOOL,
    title: 'Step',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(Step),
  })
})

function Step() {
  const tell = useChannel({})
  const step = { ariaLabel: 'Run the clock to the next timer', onClick: () => tell(STEP) }
  return createElement(Button, step, 'Step')
}
