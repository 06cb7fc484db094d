export { applyFormatting, keepSettings, readSettings, watchSettings } from './api/settings-store'
