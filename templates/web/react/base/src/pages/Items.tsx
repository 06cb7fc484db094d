import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { createItem, deleteItem, type Item, listItems, updateItem } from '../api'
import { project } from '../project'

const PAGE = 20

export function Items() {
  const items = useInfiniteQuery({
    queryKey: ['items'],
    queryFn: ({ pageParam }) => listItems(PAGE, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, _pages, offset) => (offset + PAGE < total ? offset + PAGE : undefined),
  })
  const found = items.data?.pages.flatMap((page) => page.items)
  const queries = useQueryClient()
  const onSuccess = () => queries.invalidateQueries({ queryKey: ['items'] })
  const create = useMutation({ mutationFn: createItem, onSuccess })
  const update = useMutation({
    mutationFn: ({ id, done }: Item) => updateItem(id, { done: !done }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: ({ id }: Item) => deleteItem(id), onSuccess })
  const error = items.error ?? create.error ?? update.error ?? remove.error

  function add(form: FormData) {
    create.mutate(String(form.get('title')))
  }

  return (
    <>
      <title>{`Items · ${project.name}`}</title>
      <h1>Items</h1>
      <form action={add} className="flex gap-2">
        <input
          className="field"
          name="title"
          aria-label="New item"
          defaultValue={create.isError ? create.variables : ''}
          required
          maxLength={200}
        />
        <button type="submit" className="button" disabled={create.isPending}>
          Add
        </button>
      </form>
      {error && (
        <p role="alert" className="error">
          {error.message}
        </p>
      )}
      {items.isPending && <p>Loading …</p>}
      {items.data?.pages[0]?.total === 0 && <p>There are none yet.</p>}
      <ul className="flex flex-col gap-2">
        {found?.map((item) => (
          <li key={item.id} className="card flex items-center gap-3">
            <label className="flex grow items-center gap-3">
              <input type="checkbox" checked={item.done} onChange={() => update.mutate(item)} />
              <span className={item.done ? 'line-through' : ''}>{item.title}</span>
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
    </>
  )
}
