import { DEFAULT_PROJECT_CONFIG, type ProjectConfig, storedConfiguration } from '@/entities/project/model'
import { browserStorage } from '@/shared/lib/browser-storage'

/** WZB-07: the configuration that was saved for this wizard, read once and removed; else the defaults. */
export function takeSavedConfiguration(): ProjectConfig {
  const saved = browserStorage.read(storedConfiguration)
  browserStorage.remove(storedConfiguration)
  return saved ?? DEFAULT_PROJECT_CONFIG
}
