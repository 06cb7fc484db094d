import type { Routes } from '@angular/router'
import { NotFound } from './not-found'
import { Overview } from './overview'
// {{#if guarded}}
import { signedIn } from './session'
// {{/if}}

/** The pages of the header. */
export const pages: Routes = [
  // In the order of the header.
  { path: '', pathMatch: 'full', component: Overview, title: 'Overview' },
  // {{#if inner}}
  {
    path: '',
    // {{#if auth}}
    canActivateChild: [signedIn],
    // {{/if}}
    children: [
      // Their code is loaded on first visit.
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
  // {{/if}}
  // {{#if auth}}
  { path: 'account', loadComponent: () => import('./account').then((m) => m.Account), title: 'Account' },
  // {{/if}}
]

export const routes: Routes = [
  ...pages,
  // {{#if mails}}
  {
    path: 'forgot-password',
    loadComponent: () => import('./forgot-password').then((m) => m.ForgotPassword),
    title: 'Reset your password',
  },
  {
    path: 'reset-password',
    loadComponent: () => import('./reset-password').then((m) => m.ResetPassword),
    title: 'Choose a new password',
  },
  // {{/if}}
  // Every other path.
  { path: '**', component: NotFound, title: 'Page not found' },
]
