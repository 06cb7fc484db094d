import { createRouter, createWebHistory, type RouteRecordRaw } from 'vue-router'
// {{#if auth}}
import AccountView from './views/AccountView.vue'
// {{/if}}
// {{#if ai}}
import AssistantView from './views/AssistantView.vue'
// {{/if}}
// {{#if api}}
import ItemsView from './views/ItemsView.vue'
// {{/if}}
import NotFoundView from './views/NotFoundView.vue'
import OverviewView from './views/OverviewView.vue'
// {{#if auth}}
import { useSession } from './session'
// {{/if}}

/** What the header shows, in this order. */
export const pages: (RouteRecordRaw & { name: string })[] = [
  { path: '/', name: 'Overview', component: OverviewView },
  // {{#if api}}
  { path: '/items', name: 'Items', component: ItemsView, meta: { private: true } },
  // {{/if}}
  // {{#if ai}}
  { path: '/assistant', name: 'Assistant', component: AssistantView, meta: { private: true } },
  // {{/if}}
  // {{#if auth}}
  { path: '/account', name: 'Account', component: AccountView },
  // {{/if}}
]

export const router = createRouter({
  history: createWebHistory(),
  routes: [...pages, { path: '/:unknown(.*)', component: NotFoundView }],
})
// {{#if auth}}

router.beforeEach(async ({ meta }) => {
  if (meta.private && !(await useSession().load())) return '/account'
})
// {{/if}}
