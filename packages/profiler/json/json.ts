import type { DatasetProfile, Encoding } from '../types'
import { detectEncoding } from '../text/encoding'
import { afterSpace, ARRAY, OBJECT } from './json-elements'
import { JsonPlace } from './json-place'
import { JsonRows } from './json-rows'
import { type Member, surveyJson } from './json-survey'
import { duplicatesOf } from '../column/totals'
import { rowsOf } from '../limits'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import { Part, type Source, type Tell } from '../text/source'

/** A list that is longer is not the first of several rows. */
const LONGEST_ROW = 2 * 1024 * 1024
const encoder = new TextEncoder()

/**
 * The profile of a JSON file. Its rows are: the values of a list; values that follow one another, on a line each or over
 * several (JSON Lines, RFC 7464); the objects of the only list of objects in one object (GeoJSON, answers of an API);
 * the places of an object of lists, or of pandas' columns; else the one object itself. `asLines`: the name says JSON
 * Lines. A few megabytes are in memory at a time. Rejects with a ProfileError.
 */
export async function profileJson(source: Source, tell: Tell, asLines: boolean): Promise<DatasetProfile> {
  if (source.size === 0) throw new ProfileError(PROFILE_ERRORS.empty)
  const { encoding, mark } = detectEncoding(await source.read(0, Math.min(source.size, 4096)))
  const rows = new JsonRows(tell)
  const place = await JsonPlace.open(source, encoding, mark, 0)
  const isLines = await read(source, encoding, place, rows, asLines)
  const { columns, problems, problemCount } = rows
  if (columns.rows === 0) throw new ProfileError(isLines ? PROFILE_ERRORS.noRows : PROFILE_ERRORS.emptyArray)
  if (columns.hasNull && columns.list.length === 0) columns.named('value')
  if (columns.list.length === 0) throw new ProfileError(PROFILE_ERRORS.noFields)
  await tell({ bytes: source.size, rows: columns.rows })
  return {
    headers: columns.list.map(({ name }) => name),
    rows: rowsOf(
      columns.list.map(({ cells }) => cells.preview),
      columns.rows,
    ),
    ...duplicatesOf(columns.duplicates()),
    totalRows: columns.rows,
    fileSize: source.size,
    fileType: isLines ? 'JSON Lines' : 'JSON',
    reading: null,
    encoding,
    sheets: null,
    columns: columns.list.map(({ name, cells }) => cells.finish(name)),
    problems,
    problemCount,
  }
}

/** Reads all rows; true if they are values that follow one another. */
async function read(
  source: Source,
  encoding: Encoding,
  place: JsonPlace,
  rows: JsonRows,
  asLines: boolean,
): Promise<boolean> {
  const first = await rows.first(place)
  if (first === null) throw new ProfileError(PROFILE_ERRORS.empty)
  if (first !== ARRAY && first !== OBJECT) {
    if (!asLines) throw new ProfileError(PROFILE_ERRORS.notTable)
    await rows.sequence(place)
    return true
  }
  const start = place.place
  const to = first === ARRAY ? start + LONGEST_ROW : source.size
  const { next, isClosed, members } = await surveyJson(source, encoding, start, to)
  if (first === ARRAY) {
    const inner = place.bytes[afterSpace(place.bytes, place.at + 1, place.length)]
    if (inner !== OBJECT && (next === ARRAY || (asLines && next === 0 && isClosed))) {
      await rows.sequence(place)
      return true
    }
    do await rows.list(place, (from, end) => rows.row(place, from, end))
    while ((await rows.first(place)) === ARRAY)
    rows.checkEnd(place)
    return false
  }
  if (next !== 0 || asLines || !isClosed) {
    await rows.sequence(place)
    if (!asLines && next === 0 && rows.columns.rows === 0)
      throw new ProfileError(PROFILE_ERRORS.cutOff(rows.lastLine(place)))
    return true
  }
  await readObject(source, encoding, place, rows, members)
  return false
}

/** Reads the rows of the one object of a file. */
async function readObject(
  source: Source,
  encoding: Encoding,
  place: JsonPlace,
  rows: JsonRows,
  members: Member[],
) {
  const open = ({ place: from, lines }: Member) => JsonPlace.open(source, encoding, from, lines)
  const lists = members.filter(({ kind, inner }) => kind === ARRAY && inner === OBJECT)
  const [list] = lists
  const lines = place.lineAt(place.at) - 1
  if (list && lists.length === 1) {
    const inside = await open({ ...list, lines: list.lines + lines })
    await rows.list(inside, (from, end) => rows.row(inside, from, end))
  } else if (await isOfColumns(source, encoding, members)) {
    for (const member of new Map(members.map((each) => [each.key, each])).values()) {
      const inside = await open({ ...member, lines: member.lines + lines })
      await rows.list(inside, (from, end) => rows.cell(inside, member.key, from, end))
    }
    rows.columns.settle()
  } else await rows.one(place)
}

/** Whether an object holds columns: lists of one length, or objects with the keys "0", "1" and so on, as pandas writes. */
async function isOfColumns(source: Source, encoding: Encoding, members: Member[]): Promise<boolean> {
  const [first] = members
  if (!first || first.count === 0 || members.some(({ count }) => count !== first.count)) return false
  if (members.every(({ kind }) => kind === ARRAY)) return true
  if (members.some(({ kind }) => kind !== OBJECT)) return false
  const [zero] = encoder.encode('0')
  for (const { place } of members) {
    const { bytes, length } = await Part.read(source, encoding, place, place + 256)
    const at = afterSpace(bytes, 1, length)
    if (bytes[at + 1] !== zero || bytes[at] !== 0x22 || bytes[at + 2] !== 0x22) return false
  }
  return true
}
