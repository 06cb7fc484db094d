import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from '@/pages/not-found'
import { GuardedRoute } from './GuardedRoute'
import { OpenRoute } from './OpenRoute'
import { appPage, publicPage } from './page'
import { publicRoutes } from './public-routes'

/** NAV-01: every route. Pages are loaded when they are visited. */
export const routes: RouteObject[] = [
  {
    element: <OpenRoute />,
    children: [
      { index: true, ...publicPage(async () => (await import('@/pages/home')).HomePage) },
      { path: 'signin', ...publicPage(async () => (await import('@/pages/sign-in')).SignInPage) },
      { path: 'signup', ...publicPage(async () => (await import('@/pages/sign-up')).SignUpPage) },
      {
        path: 'forgot-password',
        ...publicPage(async () => (await import('@/pages/forgot-password')).ForgotPasswordPage),
      },
      {
        path: 'auth/callback',
        ...publicPage(async () => (await import('@/pages/auth-callback')).AuthCallbackPage),
      },
      {
        path: 'create-project',
        ...appPage(async () => (await import('@/pages/create-project')).CreateProjectPage),
      },
      ...publicRoutes,
      {
        path: 'auth-diagnostic',
        ...publicPage(async () => (await import('@/pages/auth-diagnostic')).AuthDiagnosticPage),
      },
      {
        path: 'unauthorized',
        ...publicPage(async () => (await import('@/pages/unauthorized')).UnauthorizedPage),
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    element: <GuardedRoute requireAdmin />,
    children: [
      { path: 'diagnostics', ...appPage(async () => (await import('@/pages/diagnostics')).DiagnosticsPage) },
    ],
  },
  {
    element: <GuardedRoute />,
    children: [
      { path: 'profile', ...appPage(async () => (await import('@/pages/profile')).ProfilePage) },
      {
        path: 'reset-password',
        ...publicPage(async () => (await import('@/pages/reset-password')).ResetPasswordPage),
      },
      { path: 'settings', ...appPage(async () => (await import('@/pages/settings')).SettingsPage) },
      {
        path: 'ai-ml-platform',
        ...appPage(async () => (await import('@/pages/ai-ml-platform')).AiMlPlatformPage),
      },
      {
        path: 'ai-ml-platform/api-integration',
        ...appPage(async () => (await import('@/pages/api-integration')).ApiIntegrationPage),
      },
      {
        path: 'ai-ml-platform/upload-dataset',
        ...appPage(async () => (await import('@/pages/upload-dataset')).UploadDatasetPage),
      },
      {
        path: 'ai-ml-platform/deploy-model',
        ...appPage(async () => (await import('@/pages/deploy-model')).DeployModelPage),
      },
      { path: 'projects', ...appPage(async () => (await import('@/pages/projects')).ProjectsPage) },
      { path: 'projects/:id', ...appPage(async () => (await import('@/pages/project')).ProjectPage) },
    ],
  },
]
