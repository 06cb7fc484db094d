import { Button, chakra, Input, Text, VisuallyHidden } from '@chakra-ui/react'
import { inputLook } from '@/shared/theme'
import { useDeferredValue, useMemo } from 'react'
import type { GeneratedFile } from '@/entities/project/model'
import { findInFiles, MOST_HITS } from '../model/find'

export interface FileSearchProps {
  query: string
  onQueryChange: (query: string) => void
}

/** Looks in all files for a text. Ctrl+F stays the browser's. */
export function FileSearch({ query, onQueryChange }: FileSearchProps) {
  return (
    <Input
      recipe={inputLook}
      type="search"
      size="sm"
      aria-label="Find in files"
      placeholder="Find in files"
      autoComplete="off"
      spellCheck={false}
      value={query}
      onChange={({ target }) => onQueryChange(target.value)}
    />
  )
}

export interface FileHitsProps {
  files: readonly GeneratedFile[]
  query: string
  onOpen: (path: string, line: number) => void
  onClear: () => void
}

/** The lines that were found, file by file. */
export function FileHits({ files, query, onOpen, onClear }: FileHitsProps) {
  const looked = useDeferredValue(query)
  const found = useMemo(() => findInFiles(files, looked), [files, looked])
  const places = `${found.total} ${found.total === 1 ? 'line' : 'lines'} in ${found.files.length} ${found.files.length === 1 ? 'file' : 'files'}`
  return (
    <>
      <Text textStyle="xs" color="fg.muted" px="2" pb="2" role="status">
        {found.total === 0 ? 'No results' : found.more ? `The first ${MOST_HITS} lines` : places}
      </Text>
      {found.total === 0 ? (
        <Button size="sm" mx="2" onClick={onClear}>
          Show all files
        </Button>
      ) : null}
      <chakra.ul listStyleType="none" m="0" p="0" aria-label="Matching lines">
        {found.files.map(({ path, hits }) => (
          <chakra.li key={path} mb="2">
            <Text textStyle="xs" fontWeight="medium" px="2" py="1" overflowWrap="anywhere">
              {path}
            </Text>
            <chakra.ul listStyleType="none" m="0" p="0">
              {hits.map(({ line, before, match, after }) => (
                <li key={line}>
                  <chakra.button
                    type="button"
                    onClick={() => onOpen(path, line)}
                    display="block"
                    width="full"
                    minHeight={{ base: '10', md: '7' }}
                    css={{ '@media (pointer: coarse)': { minHeight: '10' } }}
                    px="2"
                    borderRadius="sm"
                    textAlign="start"
                    fontFamily="mono"
                    textStyle="xs"
                    truncate
                    cursor="pointer"
                    _hover={{ bg: 'bg.muted' }}
                    _focusVisible={{ outlineOffset: '-2px' }}
                  >
                    <VisuallyHidden>{path}, line </VisuallyHidden>
                    <chakra.span color="fg.muted" mr="2">
                      {line}
                    </chakra.span>
                    {before}
                    <chakra.mark bg="accent.muted" color="fg" borderRadius="xs">
                      {match}
                    </chakra.mark>
                    {after}
                  </chakra.button>
                </li>
              ))}
            </chakra.ul>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  )
}
