import { ChakraProvider } from '@chakra-ui/react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SavedItem } from '../../src/entities/project/ui/SavedList'
import { system } from '../../src/shared/theme/system'

describe('a draft or bookmark in the list', () => {
  it.each([1e300, -1e300])('that was stored at %d, an invalid time, is shown without one', (savedAt) => {
    const item = createElement(SavedItem, { name: 'Tide Tables', savedAt, deleteLabel: 'Delete' })
    const Page = () => ChakraProvider({ value: system, children: item })
    expect(renderToStaticMarkup(createElement(Page))).toContain('title="Saved —"')
  })
})
