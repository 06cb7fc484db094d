// My Projects: what is looked for, and how it is shown.
// Rendered by /projects (pages/projects); deleting is the machine removal.
// Covers PRJ-02, PRJ-03.
import { assertEvent, assign, setup } from 'xstate'
import { NO_FILTER, type ProjectFilter } from '@/entities/project/model'

export interface ProjectListContext {
  filter: ProjectFilter
  view: 'grid' | 'list'
}

export type ProjectListEvent =
  | { type: 'filter.change'; filter: Partial<ProjectFilter> }
  | { type: 'filter.clear' }
  | { type: 'view.select'; view: ProjectListContext['view'] }

export const projectListMachine = setup({
  types: {
    context: {} as ProjectListContext,
    events: {} as ProjectListEvent,
  },
  actions: {
    setFilter: assign({
      filter: ({ context, event }) => {
        assertEvent(event, 'filter.change')
        return { ...context.filter, ...event.filter }
      },
    }),
    clearFilter: assign({ filter: ({ context }) => ({ ...NO_FILTER, sort: context.filter.sort }) }),
    setView: assign({
      view: ({ event }) => {
        assertEvent(event, 'view.select')
        return event.view
      },
    }),
  },
}).createMachine({
  id: 'project-list',
  meta: { secrets: [] },
  context: { filter: NO_FILTER, view: 'grid' },
  initial: 'listing',
  on: {
    'filter.change': { actions: 'setFilter' },
    'filter.clear': { actions: 'clearFilter' },
    'view.select': { actions: 'setView' },
  },
  states: { listing: {} },
})
