import { Component, computed, signal } from '@angular/core'
import * as api from '../api'
import { Action } from './action'

@Component({
  host: { class: 'contents' },
  template: `
    <h1>Items</h1>
    <section class="card flex flex-col gap-4" aria-label="All items">
      <form class="flex items-end gap-2" (submit)="$event.preventDefault(); add(title)">
        <label class="grid grow gap-1">
          New item
          <input #title class="field" maxlength="200" required autocomplete="off" />
        </label>
        <button type="submit" class="button" [disabled]="action.busy()">Add</button>
      </form>
      @if (action.error(); as error) {
        <p class="error" role="alert">{{ error }}</p>
      }
      <p class="text-stone-600 dark:text-stone-400" aria-live="polite">
        {{ total() === undefined ? 'Loading…' : count() }}
      </p>
      <ul class="grid gap-2">
        @for (item of items(); track item.id) {
          <li class="flex items-center gap-3">
            <label class="flex grow items-center gap-3 wrap-anywhere">
              <input
                type="checkbox"
                class="size-5"
                [checked]="item.done"
                (click)="$event.preventDefault(); toggle(item)"
              />
              <span [class]="item.done ? 'line-through opacity-70' : ''">{{ item.title }}</span>
            </label>
            <button type="button" class="button-quiet" [attr.aria-label]="'Delete ' + item.title" (click)="remove(item)">
              Delete
            </button>
          </li>
        }
      </ul>
      @if (items().length < (total() ?? 0)) {
        <button type="button" class="button-quiet" [disabled]="action.busy()" (click)="more()">Show more</button>
      }
    </section>
  `,
})
export class Items {
  protected readonly items = signal<api.Item[]>([])
  protected readonly total = signal<number | undefined>(undefined)
  protected readonly count = computed(() => {
    const total = this.total()
    if (total === 0) return 'No items yet.'
    return total === 1 ? '1 item' : `${total} items`
  })
  protected readonly action = new Action()

  constructor() {
    this.more()
  }

  protected more() {
    return this.action.run(async () => {
      const page = await api.listItems(20, this.items().length)
      this.items.update((items) => [...items, ...page.items])
      this.total.set(page.total)
    })
  }

  protected add(input: HTMLInputElement) {
    return this.action.run(async () => {
      const item = await api.createItem({ title: input.value })
      this.items.update((items) => [item, ...items])
      this.total.update((total = 0) => total + 1)
      input.value = ''
    })
  }

  protected toggle({ id, done }: api.Item) {
    return this.action.run(async () => {
      const changed = await api.updateItem(id, { done: !done })
      this.items.update((items) => items.map((item) => (item.id === id ? changed : item)))
    })
  }

  protected remove({ id }: api.Item) {
    return this.action.run(async () => {
      await api.deleteItem(id)
      this.items.update((items) => items.filter((item) => item.id !== id))
      this.total.update((total = 1) => total - 1)
    })
  }
}
