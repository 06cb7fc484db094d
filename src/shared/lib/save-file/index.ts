export { saveFile } from './save-file'
export { withMaskedKeys } from './masked-keys'
