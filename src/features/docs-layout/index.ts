export { DocsLayout } from './ui/DocsLayout'
