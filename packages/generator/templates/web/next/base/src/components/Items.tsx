'use client'

import { type SubmitEvent, useState } from 'react'
import * as api from '../api'
import { useAction } from '../use-action'
import { Problem } from './Problem'

/** The items, starting with those that were rendered on the server. */
export function Items({ first }: { first: api.ItemPage }) {
  const [items, setItems] = useState(first.items)
  const [total, setTotal] = useState(first.total)
  const [title, setTitle] = useState('')
  const { busy, error, run } = useAction()

  const more = () =>
    run(async () => {
      const page = await api.listItems(20, items.length)
      setItems([...items, ...page.items])
      setTotal(page.total)
    })

  function add(event: SubmitEvent) {
    event.preventDefault()
    return run(async () => {
      const item = await api.createItem({ title })
      setItems((all) => [item, ...all])
      setTotal((count) => count + 1)
      setTitle('')
    })
  }

  const toggle = ({ id, done }: api.Item) =>
    run(async () => {
      const changed = await api.updateItem(id, { done: !done })
      setItems((all) => all.map((item) => (item.id === id ? changed : item)))
    })

  const remove = ({ id }: api.Item) =>
    run(async () => {
      await api.deleteItem(id)
      setItems((all) => all.filter((item) => item.id !== id))
      setTotal((count) => count - 1)
    })

  return (
    <>
      <h1>Items</h1>
      <section className="card flex flex-col gap-4" aria-label="All items">
        <form className="flex items-end gap-2" onSubmit={add}>
          <label className="grid grow gap-1">
            New item
            <input
              className="field"
              value={title}
              onChange={(event) => setTitle(event.target.value)}
              maxLength={200}
              required
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button" disabled={busy}>
            Add
          </button>
        </form>
        <Problem text={error} />
        <p className="text-stone-600 dark:text-stone-400" aria-live="polite">
          {total === 0 ? 'No items yet.' : total === 1 ? '1 item' : `${total} items`}
        </p>
        <ul className="grid gap-2">
          {items.map((item) => (
            <li key={item.id} className="flex items-center gap-3">
              <label className="flex grow items-center gap-3 wrap-anywhere">
                <input type="checkbox" className="size-5" checked={item.done} onChange={() => toggle(item)} />
                <span className={item.done ? 'line-through opacity-70' : ''}>{item.title}</span>
              </label>
              <button
                type="button"
                className="button-quiet"
                aria-label={`Delete ${item.title}`}
                onClick={() => remove(item)}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
        {items.length < total && (
          <button type="button" className="button-quiet" disabled={busy} onClick={more}>
            Show more
          </button>
        )}
      </section>
    </>
  )
}
