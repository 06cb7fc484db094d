import {
  type ControlFacts,
  coversOf,
  intersection,
  judge,
  overlap,
  type PointerFacts,
  problemsOf,
  reachOf,
  totalsOf,
  viewportClass,
} from '@/entities/page-control/model'
import { describe, expect, it } from 'vitest'

const fine: ControlFacts = {
  id: 'control-1',
  kind: 'button',
  name: 'Save',
  element: 'button[type="submit"]',
  type: 'submit',
  submitsUnasked: false,
  box: { left: 10, top: 10, width: 80, height: 40 },
  inline: false,
  visibility: 'visible',
  disabled: false,
  keyboard: 'tab',
  nested: false,
  layer: 0,
  place: 'page',
  overlaps: [],
}
const sized = (width: number, height: number) => ({ left: 0, top: 0, width, height })

describe('the problems of a control', () => {
  it.each<[string, Partial<ControlFacts>, string[]]>([
    ['without problems', {}, []],
    ['without a name', { name: '' }, ['Has no accessible name.']],
    [
      'no control at all',
      { kind: 'clickable', name: '', keyboard: 'none' },
      ['Looks clickable, but is neither a button nor a link and cannot be reached by keyboard.'],
    ],
    ['not reachable', { keyboard: 'none' }, ['Cannot be reached by keyboard.']],
    ['disabled, so not reachable', { keyboard: 'none', disabled: true }, []],
    ['reachable by arrow keys', { keyboard: 'group' }, []],
    ['24 px high', { box: sized(24, 24) }, []],
    ['23.9 px high', { box: sized(80, 23.9) }, ['Measures 80 × 23.9 px. Targets need at least 24 × 24 px.']],
    ['narrow', { box: sized(20, 40) }, ['Measures 20 × 40 px. Targets need at least 24 × 24 px.']],
    ['a link in a line of text', { kind: 'link', inline: true, box: sized(60, 18) }, []],
    ['on the same spot as others', { overlaps: ['Undo', 'Redo'] }, ['Overlaps “Undo”, “Redo”.']],
    ['in another control', { nested: true }, ['Is nested inside another control.']],
    ['that submits by accident', { submitsUnasked: true }, ['Has no type, so it submits its form.']],
    ['in a bar at layer 50', { place: 'bar', layer: 50 }, []],
    [
      'in a bar at layer 49',
      { place: 'bar', layer: 49 },
      ['Its bar is on layer 49. Below 50, the page can cover it.'],
    ],
    ['on the page at layer 49', { layer: 49 }, []],
    ['on the page at layer 50', { layer: 50 }, ['Is on layer 50. From 50, it covers the navigation bar.']],
    ['in a dialog above the page', { place: 'overlay', layer: 1400 }, []],
    ['that is not rendered', { visibility: 'notRendered', name: '', box: sized(0, 0), keyboard: 'none' }, []],
  ])('%s', (_, change, problems) => expect(problemsOf({ ...fine, ...change })).toEqual(problems))

  it('sort the controls: most problems first, invisible controls last', () => {
    const judged = judge([
      { ...fine, id: 'unseen', visibility: 'hidden', kind: 'link' },
      { ...fine, id: 'good', disabled: true },
      { ...fine, id: 'one', name: '' },
      { ...fine, id: 'two', name: '', nested: true, kind: 'link' },
    ])
    expect(judged.map(({ id }) => id)).toEqual(['two', 'one', 'good', 'unseen'])
    expect(totalsOf(judged)).toEqual({
      controls: 4,
      buttons: 2,
      links: 2,
      problems: 2,
      disabled: 1,
      unseen: 1,
    })
  })
})

describe('boxes', () => {
  it('intersect in their shared area', () => {
    expect(
      intersection({ left: 0, top: 0, width: 10, height: 10 }, { left: 6, top: -5, width: 10, height: 8 }),
    ).toEqual({
      left: 6,
      top: 0,
      width: 4,
      height: 3,
    })
    expect(intersection(sized(10, 10), { left: 10, top: 0, width: 5, height: 5 })).toBeNull()
  })

  it('overlap by more than a pixel, not by a rounding error', () => {
    expect(overlap(sized(10, 10), { left: 9.2, top: 0, width: 5, height: 5 })).toBe(false)
    expect(overlap(sized(10, 10), { left: 8, top: 8, width: 5, height: 5 })).toBe(true)
  })
})

describe('the viewport', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
  ])('%i px wide is %s (ADM-03)', (width, kind) => expect(viewportClass(width)).toBe(kind))
})

describe('the pointer check of a control', () => {
  const pointer: PointerFacts = {
    id: 'control-1',
    kind: 'button',
    name: 'Save',
    element: 'button',
    box: sized(80, 40),
    takesPointer: true,
    disabled: false,
    onTop: [null, null, null, null, null],
  }
  it.each<[Partial<PointerFacts>, string]>([
    [{}, 'free'],
    [{ onTop: ['div#veil', null, null, null, null] }, 'partly'],
    [{ onTop: ['div#veil', 'div#veil', 'div#veil', 'nav', 'div#veil'] }, 'covered'],
    [{ onTop: [] }, 'outside'],
    [{ takesPointer: false }, 'ignoring'],
  ])('%j is %s', (change, reach) => expect(reachOf({ ...pointer, ...change })).toBe(reach))

  it('names each cover once', () =>
    expect(coversOf({ ...pointer, onTop: ['div#veil', null, 'div#veil', 'nav', null] })).toEqual([
      'div#veil',
      'nav',
    ]))
})
