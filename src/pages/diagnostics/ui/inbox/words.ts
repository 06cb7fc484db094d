import type { MessageKind, MessageState } from '../../api/inbox'

export const KIND_NAMES: Readonly<Record<MessageKind, string>> = {
  contact: 'Contact',
  application: 'Application',
  template_request: 'Template request',
}

export const STATE_NAMES: Readonly<Record<MessageState, string>> = {
  unread: 'Unread',
  answered: 'Answered',
  archived: 'Archived',
}
