import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { storedTemplate } from '@/entities/project/model'
import {
  filterEntries,
  filtersFrom,
  SAMPLE_TEMPLATES,
  storedFavourites,
  type Template,
} from '@/entities/template/model'
import { paths } from '@/shared/config'
import { browserStorage, useStored } from '@/shared/lib/browser-storage'
import { useHydrating } from '@/shared/lib/hydration'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { templateGalleryMachine } from '@machines/template-gallery'

export type TemplateGalleryActor = ActorRefFrom<typeof templateGalleryMachine>

/** History entries that this page wrote itself say so, because the gallery already shows what they ask for. */
const OWN = { gallery: true }

const filtersOf = (search: string) => {
  const params = new URLSearchParams(search)
  return filtersFrom((name) => params.get(name))
}

/** The gallery of this page, its filters tied to the address. */
export function useTemplateGallery(templates: readonly Template[] = SAMPLE_TEMPLATES): TemplateGalleryActor {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const byHistory = useNavigationType() === 'POP'
  const there = useHydrating()
  const favourites = useStored(storedFavourites)
  const actor = usePageActor(templateGalleryMachine, {
    input: { templates, filters: filtersOf(search), favourites, there },
    effects: {
      actions: {
        keepFavourites({ ids }) {
          browserStorage.write(storedFavourites, [...ids])
        },
        writeAddress({ filters, replace }) {
          const query = new URLSearchParams(filterEntries(filters)).toString()
          const options = { replace, state: OWN, preventScrollReset: true }
          void navigate({ search: query ? `?${query}` : '' }, options)
        },
        useTemplate({ template }) {
          browserStorage.write(storedTemplate, template)
          void navigate(paths.createProjectFrom(template.id))
        },
      },
    },
  })

  const written = !byHistory && isOwn(state)
  useEffect(() => {
    if (!written) actor.send({ type: 'address.change', filters: filtersOf(search) })
  }, [actor, search, written])

  useEffect(() => actor.send({ type: 'favourites.change', ids: favourites }), [actor, favourites])
  return actor
}

const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'gallery' in state
