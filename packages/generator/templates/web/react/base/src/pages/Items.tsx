import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { createItem, deleteItem, type Item, listItems, updateItem } from '../api'
import { Problem } from '../components/Problem'
import { project } from '../project'

const PAGE = 20

const countOf = (total: number) => (total === 0 ? 'No items yet.' : total === 1 ? '1 item' : `${total} items`)

export function Items() {
  const items = useInfiniteQuery({
    queryKey: ['items'],
    queryFn: ({ pageParam }) => listItems(PAGE, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) => (offset + PAGE < total ? offset + PAGE : undefined),
  })
  const found = items.data?.pages.flatMap((page) => page.items)
  const total = items.data?.pages[0]?.total
  const [title, setTitle] = useState('')
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['items'] })
  const create = useMutation({
    mutationFn: createItem,
    onSuccess: () => {
      setTitle('')
      return onSuccess()
    },
  })
  const update = useMutation({
    mutationFn: ({ id, done }: Item) => updateItem(id, { done: !done }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: ({ id }: Item) => deleteItem(id), onSuccess })
  const error = items.error ?? create.error ?? update.error ?? remove.error

  function add(event: SubmitEvent) {
    event.preventDefault()
    create.mutate({ title })
  }

  return (
    <>
      <title>{`Items · ${project.name}`}</title>
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
          <button type="submit" className="button" disabled={create.isPending}>
            Add
          </button>
        </form>
        <Problem text={error?.message} />
        <p className="text-stone-600 dark:text-stone-400" aria-live="polite">
          {total !== undefined ? countOf(total) : items.isPending && 'Loading…'}
        </p>
        <ul className="grid gap-2">
          {found?.map((item) => (
            <li key={item.id} className="flex items-center gap-3">
              <label className="flex grow items-center gap-3 wrap-anywhere">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={item.done}
                  onChange={() => update.mutate(item)}
                />
                <span className={item.done ? 'line-through opacity-70' : ''}>{item.title}</span>
              </label>
              <button
                type="button"
                className="button-quiet"
                aria-label={`Delete ${item.title}`}
                onClick={() => remove.mutate(item)}
              >
                Delete
              </button>
            </li>
          ))}
        </ul>
        {items.hasNextPage && (
          <button
            type="button"
            className="button-quiet"
            disabled={items.isFetching}
            onClick={() => items.fetchNextPage()}
          >
            Show more
          </button>
        )}
      </section>
    </>
  )
}
