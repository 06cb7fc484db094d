import { useInbox } from '../../model/inbox/inbox'
import { InboxPanel } from './InboxPanel'

/** The tab with the inbox of this installation. */
export const InboxTab = () => <InboxPanel {...useInbox()} />
