export { type ContactActor, useContact } from './model/use-contact'
export { ContactForm } from './ui/ContactForm'
