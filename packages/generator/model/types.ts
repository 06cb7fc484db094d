/** Project types of the template wizard (D1 §3), in the order in which they are offered. */
export const PROJECT_TYPES = ['web-app', 'mobile-app', 'api', 'ai-ml', 'desktop', 'blockchain'] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]

/** Name of a type, and the content of its generated project. */
export const TYPE_LABELS: Record<ProjectType, { label: string; description: string }> = {
  'web-app': { label: 'Web app', description: 'A site with its own server and database' },
  'mobile-app': { label: 'Mobile app', description: 'An Expo app for Android and iOS' },
  api: { label: 'API service', description: 'An HTTP service without a front end' },
  'ai-ml': { label: 'AI/ML project', description: 'A training script and an API for its model' },
  desktop: { label: 'Desktop app', description: 'An Electron app that keeps files on disk' },
  blockchain: { label: 'Blockchain', description: 'A Solidity contract with local tests' },
}

/** The types whose code is a starter of their own; the code of a web app comes from a stack. */
export type StarterType = Exclude<ProjectType, 'web-app'>
