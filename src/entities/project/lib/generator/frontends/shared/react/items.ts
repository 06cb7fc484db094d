import type { ProjectContext } from '../../../definitions'
import { file } from '../../../file'
import { blocks, code } from '../../../text/code'
import { ITEMS_SUMMARY } from '../snippets'
import type { LinkFlavor } from './link'

/** `src/components/Items.tsx` */
export function itemsFile({ has }: ProjectContext, { directive, linkImport, link, address }: LinkFlavor) {
  const auth = has('auth')
  return file(
    'src/components/Items.tsx',
    blocks(
      directive,
      code`
        ${auth && linkImport}
        import { type SubmitEvent, useEffect, useRef, useState } from 'react'
        import * as api from '../api'
        import { useAction } from '../hooks'
        ${auth && "import { useSession } from '../session'"}

        export function Items() {
          ${auth && 'const { user } = useSession()'}
          const [page, setPage] = useState<api.ItemPage>()
          const [title, setTitle] = useState('')
          const input = useRef<HTMLInputElement>(null)
          const { busy, error, run } = useAction()

          function load(shown: api.Item[]) {
            return run(async () => {
              const next = await api.listItems(shown.length)
              setPage({ items: [...shown, ...next.items], total: next.total })
            })
          }

          useEffect(() => {
            void load([])
          }, [])

          function add(event: SubmitEvent) {
            event.preventDefault()
            setTitle('')
            const create = async () => {
              const item = await api.createItem(title)
              setPage((old) => old && { items: [item, ...old.items], total: old.total + 1 })
            }
            void run(create, () => setTitle(title))
          }

          function toggle({ id, done }: api.Item) {
            void run(async () => {
              const changed = await api.setItemDone(id, !done)
              setPage((old) => old && { ...old, items: old.items.map((item) => (item.id === id ? changed : item)) })
            })
          }

          function remove({ id }: api.Item) {
            void run(async () => {
              await api.deleteItem(id)
              setPage((old) => old && { items: old.items.filter((item) => item.id !== id), total: old.total - 1 })
              input.current?.focus()
            })
          }

          return (
            <div className="narrow">
              <h1>Items</h1>
              <p className="lead">{summary(page)}</p>
              <section className="panel" aria-label="All items">
                ${
                  auth
                    ? code`
                        {user ? (
                          ${form()}
                        ) : (
                          <p className="quiet-text">
                            <${link} ${address}="/account">Sign in</${link}> to add and change items.
                          </p>
                        )}
                      `
                    : form()
                }
                {error && (
                  <p className="error" role="alert">
                    {error}
                  </p>
                )}
                {page && page.items.length > 0 && (
                  <ul className="items">
                    {page.items.map((item) => (
                      <li key={item.id}>
                        <label>
                          <input type="checkbox" checked={item.done}${auth && ' disabled={!user}'} onChange={() => toggle(item)} />
                          <span className={item.done ? 'done' : ''}>{item.title}</span>
                        </label>
                        ${auth ? `{user && (\n  ${deleteButton().replaceAll('\n', '\n  ')}\n)}` : deleteButton()}
                      </li>
                    ))}
                  </ul>
                )}
                {page && page.items.length < page.total && (
                  <button type="button" className="quiet below" disabled={busy} onClick={() => load(page.items)}>
                    Show more
                  </button>
                )}
              </section>
            </div>
          )
        }

        ${ITEMS_SUMMARY}
      `,
    ),
  )
}

function form(): string {
  return code`
    <form onSubmit={add}>
      <label htmlFor="title">New item</label>
      <div className="row">
        <input
          id="title"
          ref={input}
          value={title}
          maxLength={200}
          required
          autoComplete="off"
          onChange={(event) => setTitle(event.target.value)}
        />
        <button type="submit" disabled={busy}>
          Add
        </button>
      </div>
    </form>
  `
}

function deleteButton(): string {
  return code`
    <button
      type="button"
      className="quiet small"
      aria-label={\`Delete \${item.title}\`}
      onClick={() => remove(item)}
    >
      Delete
    </button>
  `
}
