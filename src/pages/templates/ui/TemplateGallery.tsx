import { Button, chakra, Flex, Stack, Text } from '@chakra-ui/react'
import { useCallback, useDeferredValue, useRef } from 'react'
import { activeFilters, type Template } from '@/entities/template/model'
import { useSelector } from '@/shared/lib/machine'
import { focusFilters } from '@/shared/ui/filter-bar'
import { Mark } from '@/shared/ui/mark'
import type { TemplateGalleryActor } from '../model/use-template-gallery'
import { GalleryFilters, type GalleryFiltersProps } from './GalleryFilters'
import { GallerySkeleton } from './GallerySkeleton'
import { TemplateList } from './TemplateList'

/** TPL-01 to TPL-08: filters, what they found, and the cards. */
export function TemplateGallery({ actor }: { actor: TemplateGalleryActor }) {
  const { filters, results, favourites, fresh } = useSelector(actor, (snapshot) => snapshot.context)
  const catalogue = useSelector(actor, (snapshot) => snapshot.value.catalogue)
  const loading = catalogue === 'loading'
  const active = activeFilters(filters)
  // A key shows in the search at once; the cards follow in slices of work that give way to the next key.
  const templates = useDeferredValue(results)
  const use = useCallback((template: Template) => actor.send({ type: 'template.use', template }), [actor])
  const like = useCallback((id: string) => actor.send({ type: 'favourite.toggle', id }), [actor])
  const change = useCallback<GalleryFiltersProps['onChange']>(
    (changes) => actor.send({ type: 'filter.change', change: changes }),
    [actor],
  )
  const bar = useRef<HTMLElement>(null)
  const clear = () => {
    focusFilters(bar)
    actor.send({ type: 'filters.clear' })
  }
  return (
    <Stack gap="5">
      <GalleryFilters
        ref={bar}
        filters={filters}
        onSearch={(value) => actor.send({ type: 'search.change', value })}
        onChange={change}
      />
      <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" color="fg.muted" minHeight="8">
        <chakra.p role="status" fontVariantNumeric="tabular-nums">
          {loading
            ? 'Loading templates'
            : `${results.length} ${results.length === 1 ? 'template' : 'templates'} found`}
        </chakra.p>
        <Flex align="center" gap="3" minWidth="0">
          <Text truncate>
            Active filters:{' '}
            <chakra.span color={active.length > 0 ? 'fg' : undefined}>
              {active.length > 0 ? active.join(', ') : 'None'}
            </chakra.span>
          </Text>
          {active.length > 0 && results.length > 0 ? (
            <Button size="xs" variant="ghost" onClick={clear}>
              Clear Filters
            </Button>
          ) : null}
        </Flex>
      </Flex>
      {loading ? <GallerySkeleton view={filters.view} /> : null}
      {catalogue === 'listing' ? (
        <TemplateList
          key={filters.view}
          templates={templates}
          view={filters.view}
          favourites={favourites}
          fresh={fresh}
          onUse={use}
          onFavourite={like}
        />
      ) : null}
      {catalogue === 'empty' ? <Empty onClear={clear} /> : null}
    </Stack>
  )
}

/** TPL-04 */
function Empty({ onClear }: { onClear: () => void }) {
  return (
    <Flex direction="column" align="center" gap="4" py="20" textAlign="center">
      <chakra.span color="accent.fg">
        <Mark size={48} />
      </chakra.span>
      <div>
        <Text textStyle="xl" fontWeight="semibold">
          No templates found
        </Text>
        <Text color="fg.muted">No template matches all filters.</Text>
      </div>
      <Button onClick={onClear}>Clear Filters</Button>
    </Flex>
  )
}
