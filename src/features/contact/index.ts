export { useContact } from './model/use-contact'
export { ContactForm } from './ui/ContactForm'
