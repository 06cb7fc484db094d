import type { RouteObject } from 'react-router-dom'
import { appPage, publicPage } from './page'

/** The pages that anybody may read, each in a chunk of its own. */
export const publicRoutes: RouteObject[] = [
  { path: 'features', ...publicPage(async () => (await import('@/pages/features')).FeaturesPage) },
  { path: 'ai-features', ...publicPage(async () => (await import('@/pages/ai-features')).AiFeaturesPage) },
  { path: 'templates', ...appPage(async () => (await import('@/pages/templates')).TemplatesPage) },
  {
    path: 'templates/:id/source',
    ...appPage(async () => (await import('@/pages/template-source')).TemplateSourcePage),
  },
  { path: 'machines', ...appPage(async () => (await import('@/pages/machine-catalogue')).MachinesPage) },
  {
    path: 'machines/:name',
    ...appPage(async () => {
      const { MachinePage } = await import('@/pages/machine-catalogue')
      const { pageAt } = await import('./page-at')
      return () => <MachinePage pageAt={pageAt} />
    }),
  },
  { path: 'pricing', ...publicPage(async () => (await import('@/pages/pricing')).PricingPage) },
  { path: 'docs', ...publicPage(async () => (await import('@/pages/docs')).DocsPage) },
  { path: 'docs/*', ...publicPage(async () => (await import('@/pages/doc')).DocPage) },
  { path: 'roadmap', ...publicPage(async () => (await import('@/pages/roadmap')).RoadmapPage) },
  { path: 'contact', ...publicPage(async () => (await import('@/pages/contact')).ContactPage) },
  { path: 'careers', ...publicPage(async () => (await import('@/pages/careers')).CareersPage) },
  { path: 'about', ...publicPage(async () => (await import('@/pages/about')).AboutPage) },
  { path: 'tutorials', ...publicPage(async () => (await import('@/pages/tutorials')).TutorialsPage) },
  { path: 'blog', ...publicPage(async () => (await import('@/pages/blog')).BlogPage) },
  { path: 'blog/*', ...publicPage(async () => (await import('@/pages/post')).PostPage) },
  { path: 'changelog', ...publicPage(async () => (await import('@/pages/changelog')).ChangelogPage) },
  { path: 'community', ...publicPage(async () => (await import('@/pages/community')).CommunityPage) },
  { path: 'press', ...publicPage(async () => (await import('@/pages/press')).PressPage) },
  { path: 'help', ...publicPage(async () => (await import('@/pages/help')).HelpPage) },
  { path: 'status', ...publicPage(async () => (await import('@/pages/status')).StatusPage) },
  { path: 'shared/:token', ...publicPage(async () => (await import('@/pages/shared')).SharedPage) },
  { path: 'terms', ...publicPage(async () => (await import('@/pages/terms')).TermsPage) },
  { path: 'privacy', ...publicPage(async () => (await import('@/pages/privacy')).PrivacyPage) },
]
