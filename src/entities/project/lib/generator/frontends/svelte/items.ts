import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { ITEMS_SUMMARY } from '../shared/snippets'
import { titleOf } from './layout'

/** `src/routes/items/+page.svelte` */
export function itemsFile({ has }: ProjectContext) {
  const auth = has('auth')
  return file(
    'src/routes/items/+page.svelte',
    code`
      <script lang="ts">
        import * as api from '$lib/api'
        import { project } from '$lib/project'
        ${auth && "import { session } from '$lib/session.svelte'"}
        import { Action } from '$lib/state.svelte'

        let page = $state<api.ItemPage>()
        let title = $state('')
        let input = $state<HTMLInputElement>()
        const action = new Action()

        function load(shown: api.Item[]) {
          return action.run(async () => {
            const next = await api.listItems(shown.length)
            page = { items: [...shown, ...next.items], total: next.total }
          })
        }

        void load([])

        function add(event: SubmitEvent) {
          event.preventDefault()
          const wanted = title
          title = ''
          const create = async () => {
            const item = await api.createItem(wanted)
            if (page) page = { items: [item, ...page.items], total: page.total + 1 }
          }
          void action.run(create, () => {
            title = wanted
          })
        }

        function toggle(event: MouseEvent, item: api.Item) {
          // The box changes when the server has agreed, so the click itself changes nothing.
          event.preventDefault()
          void action.run(async () => {
            const { done } = await api.setItemDone(item.id, !item.done)
            item.done = done
          })
        }

        function remove({ id }: api.Item) {
          void action.run(async () => {
            await api.deleteItem(id)
            if (page) page = { items: page.items.filter((item) => item.id !== id), total: page.total - 1 }
            input?.focus()
          })
        }

        ${ITEMS_SUMMARY}
      </script>

      ${titleOf('Items')}

      <div class="narrow">
        <h1>Items</h1>
        <p class="lead">{summary(page)}</p>
        <section class="panel" aria-label="All items">
          ${
            auth
              ? code`
                  {#if session.user}
                    ${FORM}
                  {:else}
                    <p class="quiet-text"><a href="/account">Sign in</a> to add and change items.</p>
                  {/if}
                `
              : FORM
          }
          {#if action.error}
            <p class="error" role="alert">{action.error}</p>
          {/if}
          {#if page && page.items.length > 0}
            <ul class="items">
              {#each page.items as item (item.id)}
                <li>
                  <label>
                    ${checkbox(auth)}
                    <span class:done={item.done}>{item.title}</span>
                  </label>
                  ${auth ? `{#if session.user}\n  ${DELETE.replaceAll('\n', '\n  ')}\n{/if}` : DELETE}
                </li>
              {/each}
            </ul>
          {/if}
          {#if page && page.items.length < page.total}
            <button
              type="button"
              class="quiet below"
              disabled={action.busy}
              onclick={() => load(page?.items ?? [])}
            >
              Show more
            </button>
          {/if}
        </section>
      </div>
    `,
  )
}

const FORM = code`
  <form onsubmit={add}>
    <label for="title">New item</label>
    <div class="row">
      <input id="title" bind:this={input} bind:value={title} maxlength={200} required />
      <button type="submit" disabled={action.busy}>Add</button>
    </div>
  </form>
`

function checkbox(auth: boolean): string {
  if (!auth) return '<input type="checkbox" checked={item.done} onclick={(event) => toggle(event, item)} />'
  return code`
    <input
      type="checkbox"
      checked={item.done}
      disabled={!session.user}
      onclick={(event) => toggle(event, item)}
    />
  `
}

const DELETE = code`
  <button
    type="button"
    class="quiet small"
    aria-label="Delete {item.title}"
    onclick={() => remove(item)}
  >
    Delete
  </button>
`
