import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { setFormatting } from '@/shared/lib/format'
import { SAMPLE_TEMPLATES } from '../model'
import { TemplateCard } from './TemplateCard'

afterEach(() => setFormatting({ locale: 'en-US', timeZone: 'UTC' }))

it.each([
  ['en-US', '4.8 of 5 stars', '12,345 downloads'],
  ['de', '4,8 of 5 stars', '12.345 downloads'],
])('writes its figures in the number format of the settings: %s (SET-03)', (locale, rating, downloads) => {
  setFormatting({ locale, timeZone: 'UTC' })
  const [sample] = SAMPLE_TEMPLATES
  if (!sample) throw new Error('there is no sample template')
  const ignore = () => undefined
  const card = createElement(TemplateCard, {
    template: { ...sample, rating: 4.8, downloads: 12_345 },
    view: 'grid',
    favourite: false,
    proven: true,
    onUse: ignore,
    onFavourite: ignore,
  })
  expect(renderToStaticMarkup(card)).toContain(`title="${rating}"`)
  expect(renderToStaticMarkup(card)).toContain(`title="${downloads}"`)
})
