import { expect, it } from 'vitest'
import { DIALECTS } from './dialect-cases'
import { bytesOf, profileText } from './kit'
import { LAYOUTS } from './layout-cases'

it.each([...LAYOUTS, ...DIALECTS])(
  'reads %s, wherever blocks start',
  async (_, text, { headers, rows, first, reading = {}, problems = 0 }) => {
    const whole = await profileText(text)
    expect(whole).toMatchObject({ headers, totalRows: rows, reading, problemCount: problems })
    expect(whole.rows[0]).toEqual(first)
    expect(whole.columns).toHaveLength(headers.length)
    for (let block = 1; block <= bytesOf(text).length; block += 3)
      for (const workers of [1, 3])
        expect(await profileText(text, { block, workers }), `${block}, ${workers}`).toEqual(whole)
  },
)
