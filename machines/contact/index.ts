export { type ContactContext, type ContactEvent, contactMachine } from './contact.machine'
