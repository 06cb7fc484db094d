import type { RouteObject } from 'react-router-dom'

/** The pages that anybody may read, each in a chunk of its own. */
export const publicRoutes: RouteObject[] = [
  {
    path: 'features',
    lazy: async () => ({ Component: (await import('@/pages/features')).FeaturesPage }),
  },
  {
    path: 'templates',
    lazy: async () => ({ Component: (await import('@/pages/templates')).TemplatesPage }),
  },
  {
    path: 'templates/:id/source',
    lazy: async () => {
      const { TemplateSourcePage, templateSourceLoader } = await import('@/pages/template-source')
      return { Component: TemplateSourcePage, loader: templateSourceLoader }
    },
  },
  { path: 'pricing', lazy: async () => ({ Component: (await import('@/pages/pricing')).PricingPage }) },
  { path: 'roadmap', lazy: async () => ({ Component: (await import('@/pages/roadmap')).RoadmapPage }) },
  { path: 'contact', lazy: async () => ({ Component: (await import('@/pages/contact')).ContactPage }) },
  { path: 'careers', lazy: async () => ({ Component: (await import('@/pages/careers')).CareersPage }) },
  { path: 'about', lazy: async () => ({ Component: (await import('@/pages/about')).AboutPage }) },
]
