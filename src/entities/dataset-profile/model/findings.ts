import type { ColumnProfile, DatasetProfile, TextForm, TopValue } from '@orrery/profiler/types'
import { formatNumber, formatRounded, formatShare } from '@/shared/lib/format'

/** Something about a column that its figures alone do not say. */
export interface Finding {
  /** `check`: it may be wrong and should be looked at; `fact`: how it was read. */
  kind: 'check' | 'fact'
  text: string
}

const FORMS: Record<TextForm, string> = {
  'dd/mm/yyyy': 'Looks like dates, dd/mm/yyyy; read as text',
  'mm/dd/yyyy': 'Looks like dates, mm/dd/yyyy; read as text',
  'dd/mm/yyyy or mm/dd/yyyy': 'Looks like dates, dd/mm/yyyy or mm/dd/yyyy; read as text',
  thousands: 'Looks like numbers with thousands separators; read as text',
  percent: 'Looks like percentages; read as text',
  currency: 'Looks like amounts of money; read as text',
}

/** Parts of a column's rows from which on they are worth a word. */
const MOSTLY_MISSING = 0.5
const MOSTLY_ONE = 0.95
const SHOWN_CHARACTERS = 40

const quoted = ({ value }: TopValue) =>
  `“${value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value}”`
const check = (text: string): Finding => ({ kind: 'check', text })
const fact = (text: string): Finding => ({ kind: 'fact', text })
const counted = (count: number, noun: string) => `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`

/** Describes in words what the figures of a column do not show; likely faults come first. */
export function findingsOf(column: ColumnProfile, totalRows: number): Finding[] {
  if (column.failure !== null) return []
  const { missing, distinct, top, topEstimated, marks, placeholders, strays, form, outliers } = column
  const least = topEstimated ? 'at least ' : ''
  const values = totalRows - missing
  const found: Finding[] = []
  if (values === 0 && totalRows > 0) found.push(check('No row has a value'))
  else if (missing >= totalRows * MOSTLY_MISSING)
    found.push(check(`${formatShare(missing, totalRows)} of the rows have no value`))
  if (form !== null) found.push(check(FORMS[form]))
  for (const one of placeholders)
    found.push(check(`${quoted(one)} may stand for a missing value: ${least}${counted(one.count, 'row')}`))
  if (strays.length > 0)
    found.push(
      check(
        `Texts among numbers or dates: ${strays.map((one) => `${quoted(one)} (${least}${formatNumber(one.count)})`).join(', ')}`,
      ),
    )
  if (outliers) found.push(check(outliersText(column)))
  for (const one of marks)
    found.push(fact(`${quoted(one)} counted as missing: ${least}${formatNumber(one.count)}`))
  const [most] = top
  if (distinct === 1 && values > 1) found.push(fact('Every value is the same'))
  else if (most && values > 1 && most.count >= values * MOSTLY_ONE)
    found.push(fact(`${quoted(most)} in ${formatShare(most.count, values)} of the rows with a value`))
  if (isUnique(column, totalRows)) found.push(fact('Every value is different'))
  return found
}

/** Whether no value occurs twice. An estimate of the distinct values cannot say that. */
const isUnique = (
  { distinct, distinctEstimated, missing }: Pick<ColumnProfile, 'distinct' | 'distinctEstimated' | 'missing'>,
  totalRows: number,
): boolean => !distinctEstimated && distinct > 1 && distinct === totalRows - missing

function outliersText({ outliers, quartilesEstimated }: ColumnProfile): string {
  if (!outliers) return ''
  const { below, above, low, high } = outliers
  const sides = [
    low > 0 ? `${formatNumber(low)} below ${formatRounded(below)}` : '',
    high > 0 ? `${formatNumber(high)} above ${formatRounded(above)}` : '',
  ].filter((side) => side !== '')
  const about = quartilesEstimated ? 'About ' : ''
  return `${about}${counted(low + high, 'value')} far from the others: ${sides.join(', ')}`
}

/** How many rows repeat an earlier row, in words. */
export function duplicatesText({
  duplicateRows,
  duplicateRowsEstimated,
  totalRows,
}: Pick<DatasetProfile, 'duplicateRows' | 'duplicateRowsEstimated' | 'totalRows'>): string {
  if (duplicateRows === null) return 'Not counted'
  const about = duplicateRowsEstimated ? 'about ' : ''
  return `${about}${formatNumber(duplicateRows)} (${formatShare(duplicateRows, totalRows)})`
}
