import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { LEVELS, type Level } from './log'
import { servedFolderOf } from './served-folders'

/** Settings of the log and of daily backups. */
export interface OperatingSettings {
  /** Least level of the lines in the log; `info` has one for each request. */
  logLevel: Level
  /** Absolute path of the folder for a backup each day; none is made without it. */
  backupDir?: string
  /** How many of these backups are kept. */
  backupKeep: number
}

/** Reads LOG_LEVEL, BACKUP_DIR (relative to `project`) and BACKUP_KEEP. Adds one line to `problems` for each bad value. */
export function readOperatingSettings(
  env: Record<string, string | undefined>,
  project: string,
  problems: string[],
): OperatingSettings {
  const logLevel = (env.LOG_LEVEL?.trim() || 'warn') as Level
  if (!LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL: expected one of ${LEVELS.join(', ')}`)
  const folder = env.BACKUP_DIR?.trim()
  const backupDir = folder ? resolve(project, folder) : undefined
  if (backupDir && statSync(backupDir, { throwIfNoEntry: false })?.isDirectory() === false)
    problems.push('BACKUP_DIR: expected a folder, this is a file')
  const served = backupDir && servedFolderOf(backupDir)
  if (served) problems.push(`BACKUP_DIR: expected a folder outside ${served}, whose files are handed out`)
  const keep = env.BACKUP_KEEP?.trim() || '7'
  if (!/^[1-9]\d{0,3}$/.test(keep)) problems.push('BACKUP_KEEP: expected a whole number from 1 to 9999')
  return { logLevel, backupDir, backupKeep: Number(keep) }
}
