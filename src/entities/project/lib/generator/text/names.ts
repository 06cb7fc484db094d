export { projectSlug, singleLine } from '../../templates/names'
