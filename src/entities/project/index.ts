export { recordActivity, useActivity } from './api/activity-store'
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
export { generateFiles, packProject, packSource, readRunGuide } from './api/generated-code'
export { type RunGuide, type Shell, shellCommand, unpackCommands } from '@orrery/generator/guide'
export { isProven, proofOf, type ProvenSource } from '@orrery/generator/proofs'
export { starterCommand } from '@orrery/generator/starter'
export {
  changeProject,
  keepProject,
  projectsOf,
  readProjects,
  removeProject,
  restoreProject,
  useProjects,
} from './api/project-store'
export { type CardTexts, cardTexts } from './ui/card-texts'
export { CARD_BOX, ProjectCard } from './ui/ProjectCard'
export { ProjectStatusDot } from './ui/ProjectStatusDot'
export { touchProject, useTouchedProjects } from './api/recent-projects'
export { AiToolPicker } from './ui/AiToolPicker'
export { TeamEditor } from './ui/TeamEditor'
export { BookmarkList } from './ui/BookmarkList'
export { DraftList } from './ui/DraftList'
