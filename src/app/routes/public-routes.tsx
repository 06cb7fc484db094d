import type { RouteObject } from 'react-router-dom'
import { inApp } from './layout'

/** The pages that anybody may read, each in a chunk of its own. */
export const publicRoutes: RouteObject[] = [
  { path: 'features', lazy: async () => ({ Component: (await import('@/pages/features')).FeaturesPage }) },
  {
    path: 'ai-features',
    lazy: async () => ({ Component: (await import('@/pages/ai-features')).AiFeaturesPage }),
  },
  {
    path: 'templates',
    handle: inApp,
    lazy: async () => ({ Component: (await import('@/pages/templates')).TemplatesPage }),
  },
  {
    path: 'templates/:id/source',
    handle: inApp,
    lazy: async () => ({ Component: (await import('@/pages/template-source')).TemplateSourcePage }),
  },
  {
    path: 'machines',
    handle: inApp,
    lazy: async () => ({ Component: (await import('@/pages/machine-catalogue')).MachinesPage }),
  },
  {
    path: 'machines/:name',
    handle: inApp,
    lazy: async () => {
      const { MachinePage } = await import('@/pages/machine-catalogue')
      const { pageAt } = await import('./page-at')
      return { element: <MachinePage pageAt={pageAt} /> }
    },
  },
  { path: 'pricing', lazy: async () => ({ Component: (await import('@/pages/pricing')).PricingPage }) },
  { path: 'docs', lazy: async () => ({ Component: (await import('@/pages/docs')).DocsPage }) },
  { path: 'docs/*', lazy: async () => ({ Component: (await import('@/pages/doc')).DocPage }) },
  { path: 'roadmap', lazy: async () => ({ Component: (await import('@/pages/roadmap')).RoadmapPage }) },
  { path: 'contact', lazy: async () => ({ Component: (await import('@/pages/contact')).ContactPage }) },
  { path: 'careers', lazy: async () => ({ Component: (await import('@/pages/careers')).CareersPage }) },
  { path: 'about', lazy: async () => ({ Component: (await import('@/pages/about')).AboutPage }) },
  { path: 'tutorials', lazy: async () => ({ Component: (await import('@/pages/tutorials')).TutorialsPage }) },
  { path: 'blog', lazy: async () => ({ Component: (await import('@/pages/blog')).BlogPage }) },
  { path: 'blog/*', lazy: async () => ({ Component: (await import('@/pages/post')).PostPage }) },
  { path: 'changelog', lazy: async () => ({ Component: (await import('@/pages/changelog')).ChangelogPage }) },
  { path: 'community', lazy: async () => ({ Component: (await import('@/pages/community')).CommunityPage }) },
  { path: 'press', lazy: async () => ({ Component: (await import('@/pages/press')).PressPage }) },
  { path: 'help', lazy: async () => ({ Component: (await import('@/pages/help')).HelpPage }) },
  { path: 'status', lazy: async () => ({ Component: (await import('@/pages/status')).StatusPage }) },
  { path: 'terms', lazy: async () => ({ Component: (await import('@/pages/terms')).TermsPage }) },
  { path: 'privacy', lazy: async () => ({ Component: (await import('@/pages/privacy')).PrivacyPage }) },
]
