import { dateFormat, type DateFormat } from './excel-dates'
import { type Attributes, excelText, readAll } from './excel-xml'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source } from '../text/source'
import { type ZipEntry, zipEntries } from './zip'

/** Bytes of the parts that are in memory as a whole: the list of sheets, the styles; and all texts. */
const MOST_PART = 32 * 1024 * 1024
const MOST_TEXTS = 512 * 1024 * 1024

export interface Sheet {
  name: string
  isHidden: boolean
  entry: ZipEntry
}

/** The parts of a workbook that its sheets refer to. */
export interface Workbook {
  sheets: Sheet[]
  /** Whether days are counted from 1904. */
  is1904: boolean
  /** Of each style of a cell, how it shows a number as a date; null if it does not. */
  formats: (DateFormat | null)[]
  texts: string[]
}

/** Reads a workbook up to its sheets. Refuses an archive that is none. */
export async function openWorkbook(source: Source): Promise<Workbook> {
  const entries = await zipEntries(source)
  const main = await targetsOf(source, entries, '_rels/.rels', '')
  const path = [...main.values()].find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml'
  const entry = entries.get(path)
  if (!entry || !path.endsWith('.xml'))
    throw new ProfileError(
      entries.has('content.xml') ? PROFILE_ERRORS.openDocument : PROFILE_ERRORS.noWorkbook,
    )
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const targets = await targetsOf(source, entries, `${folder}_rels/${path.slice(folder.length)}.rels`, folder)
  const workbook: Workbook = { sheets: [], is1904: false, formats: [], texts: [] }
  const open = (name: string, attributes: Attributes) => {
    if (name === 'workbookPr') workbook.is1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
    if (name !== 'sheet') return
    const id = Object.entries(attributes).find(([key]) => key === 'r:id' || key.endsWith(':id'))?.[1] ?? ''
    const target = targets.get(id)
    const sheet = entries.get(target?.path ?? '')
    // Charts and dialogs are sheets, too, but have no cells.
    if (target?.type === 'worksheet' && sheet)
      workbook.sheets.push({
        name: attributes.name ?? '',
        isHidden: /hidden/i.test(attributes.state ?? ''),
        entry: sheet,
      })
  }
  await readAll(source, entry, { open }, MOST_PART)
  const partOf = (type: string) =>
    entries.get([...targets.values()].find((target) => target.type === type)?.path ?? '')
  const styles = partOf('styles')
  if (styles) workbook.formats = await formatsOf(source, styles)
  const texts = partOf('sharedStrings')
  if (texts) workbook.texts = await textsOf(source, texts)
  return workbook
}

/**
 * The targets of a part's relations: the type (the last part of its address) and path of each target, by its
 * id.
 */
async function targetsOf(
  source: Source,
  entries: Map<string, ZipEntry>,
  path: string,
  folder: string,
): Promise<Map<string, { type: string; path: string }>> {
  const targets = new Map<string, { type: string; path: string }>()
  const entry = entries.get(path)
  const open = (name: string, { Id = '', Type = '', Target = '' }: Attributes) => {
    if (name !== 'Relationship') return
    const { pathname } = new URL(Target, `zip://archive/${folder}`)
    targets.set(Id, {
      type: Type.slice(Type.lastIndexOf('/') + 1),
      path: decodeURI(pathname).replace(/^\/+/, ''),
    })
  }
  if (entry) await readAll(source, entry, { open }, MOST_PART)
  return targets
}

async function formatsOf(source: Source, entry: ZipEntry): Promise<(DateFormat | null)[]> {
  const codes = new Map<number, string>()
  const formats: (DateFormat | null)[] = []
  let isOfCells = false
  await readAll(
    source,
    entry,
    {
      open: (name, { numFmtId, formatCode }) => {
        if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
        else if (name === 'cellXfs') isOfCells = true
        else if (name === 'xf' && isOfCells)
          formats.push(dateFormat(Number(numFmtId), codes.get(Number(numFmtId))))
      },
      close: (name) => {
        if (name === 'cellXfs') isOfCells = false
      },
    },
    MOST_PART,
  )
  return formats
}

/** The texts that cells refer to; how a text is pronounced is not part of it. */
async function textsOf(source: Source, entry: ZipEntry): Promise<string[]> {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isSpoken = false
  await readAll(
    source,
    entry,
    {
      open: (name) => {
        if (name === 'si') text = ''
        else if (name === 'rPh') isSpoken = true
        else if (name === 't') isText = !isSpoken
      },
      close: (name) => {
        if (name === 't') isText = false
        else if (name === 'rPh') isSpoken = false
        else if (name === 'si') texts.push(excelText(text))
      },
      text: (part) => {
        if (isText) text += part
      },
    },
    MOST_TEXTS,
  )
  return texts
}
