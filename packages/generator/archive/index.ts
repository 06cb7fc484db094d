export { projectFileName, serializeProjectFile, zipProject } from './archive'
