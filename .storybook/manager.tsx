import { Button } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { STEP } from '../src/shared/lib/story/steps'
import { PanelFrame } from './inspector/PanelFrame'
import { StatusLabel } from './StatusLabel'
import { frame } from './theme'

addons.setConfig({
  theme: frame('dark'),
  sidebar: { renderLabel: (item) => <StatusLabel item={item} /> },
  layoutCustomisations: {
    // A page to read has nothing to control.
    showPanel: ({ storyId }, shown) => (storyId === 'introduction--introduction' ? false : shown),
  },
})

addons.register('orrery', () => {
  addons.add('orrery/inspector', {
    type: types.PANEL,
    title: 'Inspector',
    render: ({ active }) => (active ? <PanelFrame /> : null),
  })
  addons.add('orrery/step', {
    type: types.TOOL,
    title: 'Step',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => <Step />,
  })
})

function Step() {
  const tell = useChannel({})
  return (
    <Button ariaLabel="Run the clock to the next timer" onClick={() => tell(STEP)}>
      Step
    </Button>
  )
}
