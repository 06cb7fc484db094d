export { Notice } from './Notice'
export { Toast } from './Toast'
