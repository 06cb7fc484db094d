import { Navigate, type RouteObject } from 'react-router-dom'
import { NotFoundPage } from '@/pages/not-found'
import { paths } from '@/shared/config'
import { GuardedRoute } from './GuardedRoute'
import { OpenRoute } from './OpenRoute'
import { appPage, ownPage, ownPublicPage, publicPage } from './page'
import { publicRoutes } from './public-routes'

const forAdmins: RouteObject[] = [
  { path: 'diagnostics', ...ownPage(async () => (await import('@/pages/diagnostics')).DiagnosticsPage) },
]

const forAccounts: RouteObject[] = [
  {
    path: 'profile',
    ...ownPage(
      async () => (await import('@/pages/profile')).ProfilePage,
      async () => (await import('@/pages/profile')).ProfileSkeleton,
    ),
  },
  {
    path: 'reset-password',
    ...ownPublicPage(async () => (await import('@/pages/reset-password')).ResetPasswordPage),
  },
  {
    path: 'settings',
    ...ownPage(
      async () => (await import('@/pages/settings')).SettingsPage,
      async () => (await import('@/pages/settings')).SettingsSkeleton,
    ),
  },
  {
    path: 'ai-ml-platform',
    ...ownPage(
      async () => (await import('@/pages/ai-ml-platform')).AiMlPlatformPage,
      async () => (await import('@/pages/ai-ml-platform')).AiMlPlatformSkeleton,
    ),
  },
  {
    path: 'ai-ml-platform/api-integration',
    ...ownPage(async () => (await import('@/pages/api-integration')).ApiIntegrationPage),
  },
  {
    path: 'ai-ml-platform/upload-dataset',
    ...ownPage(async () => (await import('@/pages/upload-dataset')).UploadDatasetPage),
  },
  {
    path: 'ai-ml-platform/train',
    ...ownPage(async () => (await import('@/pages/train-model')).TrainModelPage),
  },
  {
    path: 'ai-ml-platform/endpoints/:id',
    ...ownPage(async () => (await import('@/pages/endpoint')).EndpointPage),
  },
  {
    path: 'ai-ml-platform/datasets/:id',
    ...ownPage(async () => (await import('@/pages/dataset-profile')).DatasetProfilePage),
  },
  {
    path: 'ai-ml-platform/datasets/:id/compare',
    ...ownPage(async () => (await import('@/pages/compare-datasets')).CompareDatasetsPage),
  },
  {
    path: 'ai-ml-platform/connect',
    ...ownPage(async () => (await import('@/pages/connect')).ConnectPage),
  },
  // The server sends the addresses of experiments that clients print here.
  { path: 'ai-ml-platform/runs', element: <Navigate to={paths.aiMlTab('models')} replace /> },
  {
    path: 'ai-ml-platform/runs/compare',
    ...ownPage(async () => (await import('@/pages/compare-runs')).CompareRunsPage),
  },
  {
    path: 'ai-ml-platform/runs/:id',
    ...ownPage(async () => (await import('@/pages/run')).RunPage),
  },
  {
    path: 'ai-ml-platform/models/:name',
    ...ownPage(async () => (await import('@/pages/registered-model')).RegisteredModelPage),
  },
  {
    path: 'ai-ml-platform/deploy-model',
    ...ownPage(async () => (await import('@/pages/deploy-model')).DeployModelPage),
  },
  {
    path: 'projects',
    ...ownPage(
      async () => (await import('@/pages/projects')).ProjectsPage,
      async () => (await import('@/pages/projects')).ProjectsPageSkeleton,
    ),
  },
  { path: 'projects/:id', ...ownPage(async () => (await import('@/pages/project')).ProjectPage) },
]

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
  { element: <GuardedRoute pages={forAdmins} requireAdmin />, children: forAdmins },
  { element: <GuardedRoute pages={forAccounts} />, children: forAccounts },
]
