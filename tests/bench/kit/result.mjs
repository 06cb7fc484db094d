// Every part of the bench returns tables of flat rows. They are printed, written as JSON and pasted into the documents.
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { root, runTool } from '../../../scripts/run.mjs'

/**
 * @typedef {Record<string, string | number | null>} Row Its first value names it.
 * @typedef {{ title: string, note?: string, rows: Row[], inDocument?: boolean }} Table Some are too wide for a document.
 */

/** Every part's own file; of this machine, and not kept by git. */
const RESULTS = join(root, 'tests/bench/results')
/** The figures of each part that `--docs` or `--publish` wrote last. */
const SUMMARY = join(root, 'tests/bench/summary.json')
const DOCUMENT = join(root, 'docs/performance.md')

export function print(tables) {
  for (const { title, note, rows } of tables) {
    console.log(`\n${title}${note ? `\n${note}` : ''}`)
    console.table(
      Object.fromEntries(rows.map((row) => [Object.values(row)[0], Object.fromEntries(rest(row))])),
    )
  }
}

const rest = (row) => Object.entries(row).slice(1)

/** Where and when it ran: without this no figure means anything. */
export function circumstances(quick) {
  return {
    date: new Date().toISOString().slice(0, 10),
    quick,
    machine: `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    node: process.versions.node,
    load: Number(loadavg()[0].toFixed(1)),
  }
}

/** Writes `tests/bench/results/<name>.json`; its path. */
export async function keepResult(name, result) {
  await mkdir(RESULTS, { recursive: true })
  const path = join(RESULTS, `${name}.json`)
  await writeFile(path, `${JSON.stringify({ name, ...result }, null, 2)}\n`)
  return path
}

/** The last result of a part; null when it was not measured here. */
async function readResult(name) {
  const path = join(RESULTS, `${name}.json`)
  return existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : null
}

/** Writes the tables of these parts between their marks in docs/performance.md, and their figures to the summary. */
export async function publish(names) {
  const summary = JSON.parse(await readFile(SUMMARY, 'utf8').catch(() => '{}'))
  let text = await readFile(DOCUMENT, 'utf8')
  for (const name of names) {
    const result = await readResult(name)
    if (!result) {
      console.warn(`${name} was not measured yet`)
      continue
    }
    const { tables, ...about } = result
    summary[name] = { ...about, tables }
    const marks = new RegExp(`(<!-- bench:${name} -->\n)[^]*?(<!-- /bench:${name} -->)`)
    if (!marks.test(text)) console.warn(`docs/performance.md has no marks <!-- bench:${name} -->`)
    text = text.replace(marks, (_, begin, end) => `${begin}\n${markdown(about, tables)}\n${end}`)
  }
  await writeFile(DOCUMENT, text)
  await writeFile(SUMMARY, `${JSON.stringify(summary, null, 2)}\n`)
  await runTool('@biomejs/biome', 'biome', ['format', '--write', DOCUMENT, SUMMARY])
}

function markdown({ date, quick, machine, node, browser, load, seconds }, tables) {
  const where = [date, machine, `Node ${node}`, browser, `load ${load} at the start`, `${seconds} s`]
  const head = `_${where.filter(Boolean).join(', ')}${quick ? '; one quick round, no medians' : ''}._`
  return `${[head, ...tables.filter(({ inDocument = true }) => inDocument).map(tableText)].join('\n\n')}\n`
}

function tableText({ title, note, rows }) {
  const columns = Object.keys(rows[0] ?? {})
  const cells = rows.map((row) => columns.map((column) => String(row[column] ?? '').replaceAll('|', '\\|')))
  const widths = columns.map((column, index) =>
    Math.max(column.length, 3, ...cells.map((row) => row[index].length)),
  )
  const line = (row) => `| ${row.map((cell, index) => cell.padEnd(widths[index])).join(' | ')} |`
  const table = [
    line(columns),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...cells.map(line),
  ]
  return `**${title}**${note ? ` ${note}` : ''}\n\n${table.join('\n')}`
}
