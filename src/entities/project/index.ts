export { generateFor, packProject } from './api/generated-code'
export { keepProject, readProjects, useProjects } from './api/project-store'
export { ProjectCard, type ProjectCardProps } from './ui/ProjectCard'
