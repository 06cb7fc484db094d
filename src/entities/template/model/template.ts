/** TPL-01: what the gallery can be narrowed to, in the order in which it is offered. */
export const CATEGORIES = ['web-app', 'mobile-app', 'api', 'ai-ml', 'dashboard', 'e-commerce'] as const
export type Category = (typeof CATEGORIES)[number]

export const CATEGORY_LABELS: Record<Category, string> = {
  'web-app': 'Web App',
  'mobile-app': 'Mobile App',
  api: 'API',
  'ai-ml': 'AI/ML',
  dashboard: 'Dashboard',
  'e-commerce': 'E-commerce',
}

export const COMPLEXITIES = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Complexity = (typeof COMPLEXITIES)[number]

/** TPL-11 (D2 §3). */
export interface Template {
  id: string
  name: string
  description: string
  category: Category
  technologies: string[]
  complexity: Complexity
  /** 0 to 5, one decimal. */
  rating: number
  downloads: number
  likes: number
  /** ISO 8601 date. */
  lastUpdated: string
  author: string
  /** Name of the drawing that shows it. */
  previewImage: string
  demoUrl?: string
  githubUrl?: string
  featured: boolean
  tags: string[]
}
