import { useOfflineCopy } from '../model/use-offline-copy'
import { OfflineCopyPanel } from './OfflineCopyPanel'

/** The section of the settings; where this browser keeps no copies there is nothing to choose. */
export const ThisBrowser = () => ('serviceWorker' in navigator && 'caches' in window ? <Panelled /> : null)

function Panelled() {
  return <OfflineCopyPanel actor={useOfflineCopy()} />
}
