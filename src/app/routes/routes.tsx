import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from '@/pages/not-found'
import { Screen } from '@/shared/ui/screen'
import { Shell } from '../shell/Shell'
import { GuardedRoute } from './GuardedRoute'
import { inApp } from './layout'
import { publicRoutes } from './public-routes'
import { RootRoute } from './RootRoute'
import { RouteFailed } from './RouteFailed'

const pageFailed = (
  <RouteFailed title="Something went wrong">
    This page stopped working. What you kept is safe; reloading usually helps.
  </RouteFailed>
)

const authenticationFailed = (
  <RouteFailed title="Authentication Error">
    Your account could not be read. Reload the page, or sign in again.
  </RouteFailed>
)

/** While the first page is on its way. It stands inside the shell, which keeps what was opened in it meanwhile. */
const HydrateFallback = () => <Screen title="Loading" busy />

/** NAV-01: every route. Pages are loaded when they are visited. */
export const routes: RouteObject[] = [
  {
    element: <RootRoute />,
    errorElement: <Shell>{pageFailed}</Shell>,
    children: [
      {
        errorElement: pageFailed,
        HydrateFallback,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('@/pages/home')).HomePage }) },
          { path: 'signin', lazy: async () => ({ Component: (await import('@/pages/sign-in')).SignInPage }) },
          { path: 'signup', lazy: async () => ({ Component: (await import('@/pages/sign-up')).SignUpPage }) },
          {
            path: 'forgot-password',
            lazy: async () => ({ Component: (await import('@/pages/forgot-password')).ForgotPasswordPage }),
          },
          {
            path: 'auth/callback',
            lazy: async () => ({ Component: (await import('@/pages/auth-callback')).AuthCallbackPage }),
          },
          {
            path: 'create-project',
            handle: inApp,
            lazy: async () => {
              const { CreateProjectPage } = await import('@/pages/create-project')
              return { Component: CreateProjectPage }
            },
          },
          ...publicRoutes,
          {
            path: 'auth-diagnostic',
            lazy: async () => ({ Component: (await import('@/pages/auth-diagnostic')).AuthDiagnosticPage }),
          },
          {
            path: 'unauthorized',
            lazy: async () => ({ Component: (await import('@/pages/unauthorized')).UnauthorizedPage }),
          },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
      {
        element: <GuardedRoute requireAdmin />,
        errorElement: authenticationFailed,
        HydrateFallback,
        children: [
          {
            path: 'diagnostics',
            handle: inApp,
            lazy: async () => ({ Component: (await import('@/pages/diagnostics')).DiagnosticsPage }),
          },
        ],
      },
      {
        element: <GuardedRoute />,
        errorElement: authenticationFailed,
        HydrateFallback,
        children: [
          {
            path: 'profile',
            handle: inApp,
            lazy: async () => ({ Component: (await import('@/pages/profile')).ProfilePage }),
          },
          {
            path: 'reset-password',
            lazy: async () => ({ Component: (await import('@/pages/reset-password')).ResetPasswordPage }),
          },
          {
            path: 'settings',
            handle: inApp,
            lazy: async () => ({ Component: (await import('@/pages/settings')).SettingsPage }),
          },
          {
            path: 'ai-ml-platform',
            handle: inApp,
            lazy: async () => {
              const { AiMlPlatformPage } = await import('@/pages/ai-ml-platform')
              return { Component: AiMlPlatformPage }
            },
          },
          {
            path: 'ai-ml-platform/api-integration',
            handle: inApp,
            lazy: async () => {
              const { ApiIntegrationPage } = await import('@/pages/api-integration')
              return { Component: ApiIntegrationPage }
            },
          },
          {
            path: 'ai-ml-platform/upload-dataset',
            handle: inApp,
            lazy: async () => {
              const { UploadDatasetPage } = await import('@/pages/upload-dataset')
              return { Component: UploadDatasetPage }
            },
          },
          {
            path: 'ai-ml-platform/deploy-model',
            handle: inApp,
            lazy: async () => ({ Component: (await import('@/pages/deploy-model')).DeployModelPage }),
          },
          {
            path: 'projects',
            handle: inApp,
            lazy: async () => ({ Component: (await import('@/pages/projects')).ProjectsPage }),
          },
          {
            path: 'projects/:id',
            handle: inApp,
            lazy: async () => ({ Component: (await import('@/pages/project')).ProjectPage }),
          },
        ],
      },
    ],
  },
]
