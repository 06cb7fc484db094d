import { describe, expect, test } from 'vitest'
import { blocks, code, lines } from '../../src/entities/project/lib/generator/text/code'
import { html, json, literal, markdown } from '../../src/entities/project/lib/generator/text/escape'

describe('code', () => {
  test('removes the common indentation and keeps the rest', () => {
    expect(code`
      if (a) {
        b()
      }
    `).toBe('if (a) {\n  b()\n}')
  })

  test('keeps backslashes as written and unescapes only backticks and placeholders', () => {
    expect(code`const a = /\d+\n/.test(\`\${b}\\\`)`).toBe('const a = /\\d+\\n/.test(`${b}\\\\`)')
  })

  test('indents a block value and removes the line of an absent one', () => {
    const body = 'one()\n\ntwo()'
    expect(code`
      function f() {
        ${false}
        ${body}
        ${''}
      }
    `).toBe('function f() {\n  one()\n\n  two()\n}')
  })

  test('never doubles blank lines and keeps them away from brackets', () => {
    expect(code`
      {
        ${null}

        a()

        ${undefined}

        b()

        ${false}
      }
    `).toBe('{\n  a()\n\n  b()\n}')
  })

  test('takes values as they are, whatever they hold', () => {
    const value = '$& \uE0000\uE001 ${x} `'
    expect(code`const a = ${value}`).toBe(`const a = ${value}`)
  })
})

test('blocks and lines leave out what is absent', () => {
  expect(blocks('a', false, 'b', null, '')).toBe('a\n\nb')
  expect(lines('a', undefined, 'b')).toBe('a\nb')
})

describe('escapes', () => {
  test.each([
    'plain',
    `it's`,
    'say "hi"',
    `both ' and "`,
    'back\\slash',
    'new\nline',
    '\u2028',
    '${x}',
    '</script>',
  ])('literal %j evaluates to itself', async (text) => {
    const source = `export default ${literal(text)}`
    const module = (await import(`data:text/javascript,${encodeURIComponent(source)}`)) as { default: string }
    expect(module.default).toBe(text)
  })

  test('html leaves no character that could end a tag, an attribute or a comment', () => {
    expect(html(`<a href="x" b='y'>&-->`)).toBe('&lt;a href=&quot;x&quot; b=&#39;y&#39;&gt;&amp;--&gt;')
  })

  test('markdown escapes what would be formatting at the start of a line', () => {
    expect(markdown('1. one')).toBe('1\\. one')
    expect(markdown('+ one')).toBe('\\+ one')
  })

  test('json puts short lists on one line and leaves out what is undefined', () => {
    expect(json({ a: [1, 'b'], c: { d: [{ e: null }] }, f: undefined, g: {} })).toBe(
      '{\n  "a": [1, "b"],\n  "c": {\n    "d": [\n      {\n        "e": null\n      }\n    ]\n  },\n  "g": {}\n}',
    )
  })
})
