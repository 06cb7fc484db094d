/** Ends a profile; its message is for people. */
export class ProfileError extends Error {}

const number = (value: number) => value.toLocaleString('en')

export const PROFILE_ERRORS = {
  empty: 'The file is empty.',
  noColumns: 'The file has no columns: its lines are blank.',
  onlyHeader: 'The file has only a header and no rows.',
  noValues: 'The file has columns, but no rows.',
  tooWide: (columns: number, most: number) =>
    `The file has ${number(columns)} columns. At most ${number(most)} can be profiled.`,
  tooLong: (line: number) =>
    `The row that begins in line ${number(line)} is larger than 16 MB. A closing quotation mark may be missing.`,
  unclosed: (line: number) => `The quotation mark opened in line ${number(line)} is never closed.`,
  utf32: 'The file is in UTF-32, which cannot be read here. Please save it as UTF-8.',
  binary: 'The file is not a text file: it is full of NUL bytes.',
  notTable: 'The JSON is a single value and has no rows. It has to hold a list or an object.',
  cutOff: (line: number) => `The JSON is cut off in line ${number(line)}: a bracket is never closed.`,
  behindJson: (line: number) =>
    `Something follows the end of the JSON in line ${number(line)}. Please remove it or repair the file.`,
  longValue: (line: number) =>
    `The value that begins in line ${number(line)} is larger than 16 MB. A closing bracket may be missing.`,
  badJson: (line: number) => `The JSON is not valid in line ${number(line)}.`,
  tooManyNames: (most: number) =>
    `The objects have more than ${number(most)} different keys. At most that many columns can be profiled.`,
  emptyArray: 'The JSON array is empty.',
  noRows: 'The file has no value that is valid JSON.',
  noFields: 'The file has no columns: its objects are empty.',
  otherContent: (expected: string, content: string) =>
    `The name says ${expected}, but the content is ${content}. Please choose another file or correct its name.`,
  badParquet: 'The Parquet file is damaged: its description of the columns cannot be read.',
  cutParquet:
    'The Parquet file is cut off: its end is missing. Please copy or download it again, or write it anew.',
  encryptedParquet:
    'The Parquet file is encrypted, and its key is not known here. Please write it again without encryption.',
  encryptedColumn: 'The column is encrypted, and its key is not known here.',
  codec: (name: string) =>
    `The column is compressed with ${name}, which cannot be read here. Please write the file again with Zstandard or Snappy.`,
  encoding: (name: string) =>
    `The column has the encoding ${name}, which cannot be read here. Please write the file again with another one.`,
  badColumn: 'The data of the column is damaged or incomplete.',
  badWorkbook: 'The Excel workbook is damaged and cannot be read. Excel may be able to repair it.',
  cutWorkbook: 'The Excel workbook is cut off: its end is missing. Please copy or download it again.',
  noWorkbook: 'The file is a ZIP archive, but no Excel workbook (.xlsx).',
  protectedWorkbook:
    'The workbook is protected by a password. Please save it in Excel without one and choose it again.',
  tooLargeWorkbook: 'The workbook is packed so tightly that it would not fit into memory. It is not read.',
  oldOrProtected:
    'The workbook is protected by a password, or of Excel 2003 or older. Please save it as .xlsx without a password.',
  oldWorkbook:
    'This is a workbook of Excel 2003 or older (.xls). Please save it as .xlsx in Excel or LibreOffice.',
  binaryWorkbook: 'Binary workbooks (.xlsb) are not read. Please save it as .xlsx.',
  openDocument: 'OpenDocument spreadsheets (.ods) are not read. Please save it as .xlsx or CSV.',
  noSheets: 'The workbook has no sheet with cells.',
  noSheet: (name: string) => `The workbook has no sheet named “${name}”.`,
  emptySheet: (name: string) => `The sheet “${name}” is empty. Please choose another sheet.`,
  noStoredValues:
    'The formulas of the sheet have no stored values. Please open the workbook in Excel, save it and choose it again.',
  notProfiled:
    'Preview and statistics are made of CSV, JSON, JSON Lines, Parquet and Excel (.xlsx, .xlsm) files.',
  noMemory: 'The browser has not enough memory to read this file.',
  unreadable: 'The file could not be read. It may have been moved, changed or deleted since it was chosen.',
} as const
