import { addons } from 'storybook/manager-api'
import { frame } from './theme'

addons.setConfig({ theme: frame('dark') })
