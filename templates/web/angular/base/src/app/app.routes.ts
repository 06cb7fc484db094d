import type { Routes } from '@angular/router'
import { NotFound } from './not-found'
import { Overview } from './overview'
// {{#if auth}}
import { signedIn } from './session'
// {{/if}}

/** What stands in the header; the last one is for every other address. */
export const routes: Routes = [
  { path: '', pathMatch: 'full', component: Overview, title: 'Overview' },
  {
    path: '',
    // {{#if auth}}
    canActivateChild: [signedIn],
    // {{/if}}
    children: [
      // {{#if api}}
      { path: 'items', loadComponent: () => import('./items').then((m) => m.Items), title: 'Items' },
      // {{/if}}
      // {{#if ai}}
      {
        path: 'assistant',
        loadComponent: () => import('./assistant').then((m) => m.Assistant),
        title: 'Assistant',
      },
      // {{/if}}
    ],
  },
  // {{#if auth}}
  { path: 'account', loadComponent: () => import('./account').then((m) => m.Account), title: 'Account' },
  // {{/if}}
  { path: '**', component: NotFound },
]
