import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { ITEMS_SUMMARY } from '../shared/snippets'

/** `src/app/items.ts` */
export function itemsFile({ has }: ProjectContext) {
  const auth = has('auth')
  return file(
    'src/app/items.ts',
    code`
      import { Component, type ElementRef, ${auth && 'inject, '}signal, viewChild } from '@angular/core'
      ${auth && "import { RouterLink } from '@angular/router'"}
      import * as api from '../api'
      ${auth && "import { Session } from './session'"}
      import { Action } from './state'

      @Component({
        selector: 'app-items',
        ${auth && 'imports: [RouterLink],'}
        template: \`
          ${template(auth)}
        \`,
      })
      export class Items {
        ${auth && 'protected readonly user = inject(Session).user'}
        protected readonly page = signal<api.ItemPage | undefined>(undefined)
        protected readonly action = new Action()
        protected readonly summary = summary
        private readonly input = viewChild<ElementRef<HTMLInputElement>>('input')

        constructor() {
          this.load([])
        }

        protected load(shown: api.Item[]) {
          void this.action.run(async () => {
            const next = await api.listItems(shown.length)
            this.page.set({ items: [...shown, ...next.items], total: next.total })
          })
        }

        protected add(input: HTMLInputElement) {
          const title = input.value
          input.value = ''
          const create = async () => {
            const item = await api.createItem(title)
            this.page.update((old) => old && { items: [item, ...old.items], total: old.total + 1 })
          }
          void this.action.run(create, () => {
            input.value = title
          })
        }

        protected toggle({ id, done }: api.Item) {
          void this.action.run(async () => {
            const changed = await api.setItemDone(id, !done)
            this.page.update(
              (old) => old && { ...old, items: old.items.map((item) => (item.id === id ? changed : item)) },
            )
          })
        }

        protected remove({ id }: api.Item) {
          void this.action.run(async () => {
            await api.deleteItem(id)
            this.page.update(
              (old) => old && { items: old.items.filter((item) => item.id !== id), total: old.total - 1 },
            )
            this.input()?.nativeElement.focus()
          })
        }
      }

      ${ITEMS_SUMMARY}
    `,
  )
}

function template(auth: boolean): string {
  return code`
    <div class="narrow">
      <h1>Items</h1>
      <p class="lead">{{ summary(page()) }}</p>
      <section class="panel" aria-label="All items">
        ${
          auth
            ? code`
                @if (user()) {
                  ${form()}
                } @else {
                  <p class="quiet-text"><a routerLink="/account">Sign in</a> to add and change items.</p>
                }
              `
            : form()
        }
        @if (action.error(); as error) {
          <p class="error" role="alert">{{ error }}</p>
        }
        @if (page(); as page) {
          @if (page.items.length > 0) {
            <ul class="items">
              @for (item of page.items; track item.id) {
                <li>
                  <label>
                    <!-- Changes when the server has agreed, so the click itself changes nothing. -->
                    <input
                      type="checkbox"
                      [checked]="item.done"
                      ${auth && '[disabled]="!user()"'}
                      (click)="$event.preventDefault(); toggle(item)"
                    />
                    <span [class.done]="item.done">{{ item.title }}</span>
                  </label>
                  ${auth ? `@if (user()) {\n  ${deleteButton().replaceAll('\n', '\n  ')}\n}` : deleteButton()}
                </li>
              }
            </ul>
          }
          @if (page.items.length < page.total) {
            <button type="button" class="quiet below" [disabled]="action.busy()" (click)="load(page.items)">
              Show more
            </button>
          }
        }
      </section>
    </div>
  `
}

function form(): string {
  return code`
    <form (submit)="$event.preventDefault(); add(input)">
      <label for="title">New item</label>
      <div class="row">
        <input id="title" #input maxlength="200" required autocomplete="off" />
        <button type="submit" [disabled]="action.busy()">Add</button>
      </div>
    </form>
  `
}

function deleteButton(): string {
  return code`
    <button
      type="button"
      class="quiet small"
      [attr.aria-label]="'Delete ' + item.title"
      (click)="remove(item)"
    >
      Delete
    </button>
  `
}
