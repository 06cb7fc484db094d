import { createRouter, createWebHistory } from 'vue-router'
// {{#if auth}}
import { useSession } from './session'
// {{/if}}
import { project } from './project'
import NotFoundView from './views/NotFoundView.vue'
import OverviewView from './views/OverviewView.vue'

/** The pages of the header. */
export const pages = [
  // In the order of the header.
  { path: '/', name: 'Overview', component: OverviewView },
  // {{#if api}}
  { path: '/items', name: 'Items', component: () => import('./views/ItemsView.vue') },
  // {{/if}}
  // {{#if ai}}
  { path: '/assistant', name: 'Assistant', component: () => import('./views/AssistantView.vue') },
  // {{/if}}
  // {{#if auth}}
  { path: '/account', name: 'Account', component: () => import('./views/AccountView.vue') },
  // {{/if}}
]

export const router = createRouter({
  history: createWebHistory(),
  routes: [
    ...pages,
    // {{#if mails}}
    {
      path: '/forgot-password',
      name: 'Reset your password',
      component: () => import('./views/ForgotPasswordView.vue'),
    },
    {
      path: '/reset-password',
      name: 'Choose a new password',
      component: () => import('./views/ResetPasswordView.vue'),
    },
    // {{/if}}
    // Every other path.
    { path: '/:unknown(.*)', name: 'Page not found', component: NotFoundView },
  ],
})

router.afterEach(({ path, name }) => {
  document.title = path === '/' || !name ? project.name : `${String(name)} · ${project.name}`
})
// {{#if auth}}

/** Pages that only signed-in users may see. */
const PRIVATE = ['/items', '/assistant']

router.beforeEach(async ({ path }) => {
  if (PRIVATE.includes(path) && !(await useSession().load()))
    return { path: '/account', query: { next: path } }
})
// {{/if}}
