import type { ProjectContext } from '../../definitions'
import { file } from '../../file'
import { code } from '../../text/code'
import { ITEMS_SUMMARY } from '../shared/snippets'

/** `src/components/Items.vue` */
export function itemsFile({ has }: ProjectContext) {
  const auth = has('auth')
  return file(
    'src/components/Items.vue',
    code`
      <script setup lang="ts">
      import { ref, useTemplateRef } from 'vue'
      ${auth && "import { RouterLink } from 'vue-router'"}
      import * as api from '../api'
      import { useAction } from '../composables'
      ${auth && "import { useSession } from '../session'"}

      ${auth && 'const { user } = useSession()'}
      const page = ref<api.ItemPage>()
      const title = ref('')
      const input = useTemplateRef('input')
      const { busy, error, run } = useAction()

      function load(shown: api.Item[]) {
        return run(async () => {
          const next = await api.listItems(shown.length)
          page.value = { items: [...shown, ...next.items], total: next.total }
        })
      }

      void load([])

      function add() {
        const wanted = title.value
        title.value = ''
        const create = async () => {
          const item = await api.createItem(wanted)
          if (page.value) page.value = { items: [item, ...page.value.items], total: page.value.total + 1 }
        }
        void run(create, () => {
          title.value = wanted
        })
      }

      function toggle(item: api.Item) {
        void run(async () => {
          const { done } = await api.setItemDone(item.id, !item.done)
          item.done = done
        })
      }

      function remove({ id }: api.Item) {
        void run(async () => {
          await api.deleteItem(id)
          if (!page.value) return
          page.value = { items: page.value.items.filter((item) => item.id !== id), total: page.value.total - 1 }
          input.value?.focus()
        })
      }

      ${ITEMS_SUMMARY}
      </script>

      <template>
        <div class="narrow">
          <h1>Items</h1>
          <p class="lead">{{ summary(page) }}</p>
          <section class="panel" aria-label="All items">
            <form${auth && ' v-if="user"'} @submit.prevent="add">
              <label for="title">New item</label>
              <div class="row">
                <input id="title" ref="input" v-model="title" maxlength="200" required autocomplete="off" />
                <button type="submit" :disabled="busy">Add</button>
              </div>
            </form>
            ${
              auth &&
              code`
                <p v-else class="quiet-text"><RouterLink to="/account">Sign in</RouterLink> to add and change items.</p>
              `
            }
            <p v-if="error" class="error" role="alert">{{ error }}</p>
            <ul v-if="page && page.items.length > 0" class="items">
              <li v-for="item in page.items" :key="item.id">
                <label>
                  <!-- Changes when the server has agreed, so the click itself changes nothing. -->
                  <input type="checkbox" :checked="item.done"${auth && ' :disabled="!user"'} @click.prevent="toggle(item)" />
                  <span :class="{ done: item.done }">{{ item.title }}</span>
                </label>
                <button
                  ${auth && 'v-if="user"'}
                  type="button"
                  class="quiet small"
                  :aria-label="'Delete ' + item.title"
                  @click="remove(item)"
                >
                  Delete
                </button>
              </li>
            </ul>
            <button
              v-if="page && page.items.length < page.total"
              type="button"
              class="quiet below"
              :disabled="busy"
              @click="load(page.items)"
            >
              Show more
            </button>
          </section>
        </div>
      </template>
    `,
  )
}
