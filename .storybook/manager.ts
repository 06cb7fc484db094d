import { addons } from 'storybook/manager-api'
import { frame } from './theme'

addons.setConfig({
  theme: frame('dark'),
  layoutCustomisations: {
    // A page to read has nothing to control.
    showPanel: ({ storyId }, shown) => (storyId === 'introduction--introduction' ? false : shown),
  },
})
