// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Note } from '../../main/store'
import { App } from './App'

/** The bridge, with notes in memory. */
function bridge(...titles: string[]) {
  let notes: Note[] = titles.map((title) => ({ id: title, title, text: '', updatedAt: '2026-01-01T00:00:00.000Z' }))
  const put = async (note: Note) => {
    notes = [note, ...notes.filter(({ id }) => id !== note.id)]
    return note
  }
  return {
    list: async () => ({ notes, damaged: null }),
    create: (input: { title: string; text: string }) =>
      put({ ...input, id: `${notes.length}`, updatedAt: '2026-01-02T00:00:00.000Z' }),
    update: (id: string, input: { title: string; text: string }) =>
      put({ ...input, id, updatedAt: '2026-01-02T00:00:00.000Z' }),
    remove: async (id: string) => {
      notes = notes.filter((note) => note.id !== id)
    },
  }
}

test('typed text is saved when the field loses focus', async () => {
  const notes = bridge('Shopping')
  render(<App notes={notes} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Shopping' }))
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Errands' } })
  fireEvent.blur(screen.getByLabelText('Title'))

  await screen.findByText('Saved')
  expect((await notes.list()).notes.map(({ title }) => title)).toEqual(['Errands'])
})

test('Undo restores a deleted note', async () => {
  const notes = bridge('Shopping')
  render(<App notes={notes} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Shopping' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete note' }))
  await screen.findByText('There are no notes yet.')

  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Shopping' })
})
