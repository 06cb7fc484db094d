export {
  keepBookmark,
  keepDraft,
  readDrafts,
  removeBookmark,
  removeDraft,
  restoreBookmark,
  restoreDraft,
  useBookmarks,
  useDrafts,
} from './api/draft-store'
export { generateFiles, packProject } from './api/generated-code'
export { keepProject, readProjects, removeProject, restoreProject, useProjects } from './api/project-store'
export { touchProject, useTouchedProjects } from './api/recent-projects'
export { ProjectCard, type ProjectCardProps } from './ui/ProjectCard'
export { AiToolPicker } from './ui/AiToolPicker'
export { TeamEditor } from './ui/TeamEditor'
