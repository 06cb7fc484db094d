import { statfs } from 'node:fs/promises'
import { NEWER_DATABASE } from '../database/engine-messages'

/** Why the server cannot start, in words for the person who starts it: what is wrong, and what to do. */
export class StartError extends Error {
  constructor(what: string, advice: string, options?: ErrorOptions) {
    super(`${what}\n${advice}`, options)
    this.name = 'StartError'
  }
}

/** Size of an empty database, with some margin, in bytes. */
export const ROOM_FOR_A_DATABASE = 80 * 1024 * 1024
/** Less than one segment of the database's log: it cannot go on. */
const FULL = 17 * 1024 * 1024

const ELSEWHERE = 'DATA_DIR=/path/to/folder npm start'
const UNTOUCHED = 'Nothing was deleted or replaced.'

/** Free space of a folder's disk, in bytes; the greatest number when the system does not report it. */
export const freeRoom = (folder: string): Promise<number> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )

export const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`

export const diskFull = (folder: string, free: number, needed: number, cause?: unknown): StartError =>
  new StartError(
    `The disk of the data folder ${folder} is full: ${megabytes(free)} are free, ${megabytes(needed)} are needed. ${UNTOUCHED}`,
    `Free some room, or choose a folder on another disk: ${ELSEWHERE}`,
    { cause },
  )

export const keysFault = (file: string, fault: string): StartError =>
  new StartError(
    `The keys of this installation cannot be used: ${file} ${fault}. ${UNTOUCHED}`,
    `Put the file back from a backup: the database beside it belongs to its keys. Or start anew in an empty folder: ${ELSEWHERE}`,
  )

export const databaseFault = (folder: string, fault: string, cause?: unknown): StartError =>
  new StartError(
    `The database cannot be opened: ${folder} ${fault}. ${UNTOUCHED}`,
    `Put the whole data folder back from a backup, or start anew in an empty one: ${ELSEWHERE}`,
    { cause },
  )

/** Explains a failure to create or open a database. Engines also throw values that are not errors. */
export async function explainDatabaseFault(error: unknown, dataDir: string, folder: string): Promise<Error> {
  if (error instanceof StartError) return error
  const { code, message } = (error ?? {}) as { code?: string; message?: string }
  if (code === NEWER_DATABASE)
    return new StartError(
      `The database cannot be opened: ${folder} was brought up to date by a newer version of Orrery (${message}). ${UNTOUCHED}`,
      'Install that version or a newer one, or restore a backup of this version into another folder.',
      { cause: error },
    )
  const free = await freeRoom(dataDir)
  if (free < FULL) return diskFull(dataDir, free, FULL, error)
  if (isAboutFiles(error)) return error as Error
  return databaseFault(folder, `is damaged or incomplete (${wordsOf(error)})`, error)
}

const FILE_ERRORS = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOTDIR',
  'ENOSPC',
  'EDQUOT',
  'EMFILE',
  'EIO',
  'ENAMETOOLONG',
  'ELOOP',
])

function isAboutFiles(error: unknown): boolean {
  const { code = '', syscall } = (error ?? {}) as NodeJS.ErrnoException
  return error instanceof Error && (FILE_ERRORS.has(code) || (code === 'ENOENT' && syscall === 'mkdir'))
}

/** The first line of whatever was thrown. */
function wordsOf(error: unknown): string {
  const { message, name, errno } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  const fallback = typeof error === 'object' ? 'an unknown fault' : String(error)
  const text = String(message || (name && errno ? `${name} ${errno}` : name) || fallback)
  return (text.split('\n')[0] ?? '')
    .replace(/\. Build with -s.*/, '')
    .replace(/\.$/, '')
    .slice(0, 200)
}

/** Explains in one or two lines why the server did not start, and what to do about it. */
export function explain(error: unknown, port = process.env.PORT?.trim() || '4310'): string {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException
  if (error instanceof StartError) return error.message
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Choose another: PORT=${port === '4311' ? 4312 : 4311} npm start`
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} needs rights that this user does not have. Choose one above 1023: PORT=4311 npm start`
  if (syscall === 'listen' || syscall === 'getaddrinfo' || syscall === 'bind')
    return `Cannot listen: ${wordsOf(error)}. Choose another address with HOST or another port with PORT.`
  if (isAboutFiles(error))
    return `The data folder cannot be used: ${wordsOf(error)}.\nChoose another: ${ELSEWHERE}`
  return `Orrery could not start: ${wordsOf(error)}.\nIf this goes on, start it in an empty folder to see whether the data is the reason: ${ELSEWHERE}`
}
