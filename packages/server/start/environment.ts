import { statSync } from 'node:fs'
import type { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isAddress } from '../auth/auth-tools'
import { readProxies } from '../http/proxies'
import { StartError } from './faults'
import { type MailSettings, readMailSettings } from './mail-environment'
import { type OperatingSettings, readOperatingSettings } from './operating-environment'
import { servedFolderOf } from './served-folders'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/** The settings of the server, from the environment. */
export interface Environment extends OperatingSettings {
  host: string
  port: number
  /** Absolute path of the folder that keeps database, keys and mails. */
  dataDir: string
  /** Absolute path of the folder with the files of runs and models; processes on one database share it. */
  objectsDir: string
  adminEmail: string
  /**
   * Origin of the site for its users, and for the links in mails. Port 0 is replaced by the port that the
   * system assigns.
   */
  siteUrl: string
  /** Address of a PostgreSQL database that replaces the embedded database; `dataDir` is then unused. */
  databaseUrl?: string
  /** Connections to it. */
  databasePool: number
  /** How mails are sent; null where they are stored in the local mailbox instead. */
  mail: MailSettings | null
  /** Proxies whose `X-Forwarded-For` names the caller. */
  trustedProxies: BlockList
}

/** Most connections of one process; PostgreSQL takes 100 in all by default. */
const MOST_CONNECTIONS = 50

/** Thrown with one line per bad value. */
export class EnvironmentError extends StartError {
  readonly problems: string[]

  constructor(problems: string[]) {
    super('These settings cannot be used:', problems.map((problem) => `  ${problem}`).join('\n'))
    this.name = 'EnvironmentError'
    this.problems = problems
  }
}

const HOST = /^(?=.{1,253}$)([a-z0-9-]+\.)*[a-z0-9-]+$|^[0-9a-f:]+$/i

/**
 * Reads HOST, PORT, DATA_DIR (relative to the project), ADMIN_EMAIL, SITE_URL, DATABASE_URL, DATABASE_POOL, SMTP_URL,
 * MAIL_FROM, MAILBOX, TRUSTED_PROXIES, LOG_LEVEL, BACKUP_DIR and BACKUP_KEEP; an empty value counts as none.
 * Throws an `EnvironmentError` that lists every bad value.
 */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const problems: string[] = []
  const host = env.HOST?.trim() || '127.0.0.1'
  if (!HOST.test(host) || !originOf(`http://${bracketed(host)}`))
    problems.push(`HOST is "${shown(host)}": expected a host name or an IP address, such as 127.0.0.1`)

  const portText = env.PORT?.trim() || '4310'
  const port = Number(portText)
  if (!/^\d+$/.test(portText) || port > 65_535)
    problems.push(`PORT is "${shown(portText)}": expected a whole number from 0 to 65535`)

  const adminEmail = env.ADMIN_EMAIL?.trim() || 'admin@orrery.localhost'
  if (!isAddress(adminEmail))
    problems.push(
      `ADMIN_EMAIL is "${shown(adminEmail)}": expected an e-mail address of at most 254 characters, such as admin@example.org`,
    )

  const dataDir = resolve(PROJECT, env.DATA_DIR?.trim() || '.data')
  const notAFolder = whyNotAFolder(dataDir)
  if (notAFolder) problems.push(`DATA_DIR is "${shown(dataDir)}": expected a folder, ${notAFolder}`)
  const served = servedFolderOf(dataDir)
  if (served)
    problems.push(
      `DATA_DIR is "${shown(dataDir)}": expected a folder outside ${served}, whose files are handed out`,
    )

  const objectsDir = resolve(PROJECT, env.OBJECTS_DIR?.trim() || join(dataDir, 'objects'))
  const servedObjects = servedFolderOf(objectsDir)
  if (servedObjects && !served)
    problems.push(
      `OBJECTS_DIR is "${shown(objectsDir)}": expected a folder outside ${servedObjects}, whose files are handed out`,
    )

  const siteText = env.SITE_URL?.trim()
  const siteUrl = originOf(siteText || `http://${bracketed(browsable(host))}:${portText}`)
  if (siteText && !siteUrl)
    problems.push(
      `SITE_URL is "${shown(siteText)}": expected an address without a path, such as https://orrery.example.org`,
    )

  const databaseUrl = env.DATABASE_URL?.trim() || undefined
  if (databaseUrl && !isPostgresUrl(databaseUrl))
    // Never shown: it has a password in it.
    problems.push('DATABASE_URL: expected an address such as postgres://user:password@host:5432/database')
  const poolText = env.DATABASE_POOL?.trim() || '8'
  const databasePool = Number(poolText)
  if (!/^[1-9]\d*$/.test(poolText) || databasePool > MOST_CONNECTIONS)
    problems.push(
      `DATABASE_POOL is "${shown(poolText)}": expected a whole number from 1 to ${MOST_CONNECTIONS}`,
    )

  const operating = readOperatingSettings(env, PROJECT, problems)
  const mail = readMailSettings(env, problems)
  const trustedProxies = readProxies(env.TRUSTED_PROXIES ?? '')
  if (typeof trustedProxies === 'string')
    problems.push(
      `TRUSTED_PROXIES has "${shown(trustedProxies)}": expected addresses or networks, such as 127.0.0.1, 10.0.0.0/8`,
    )

  if (problems.length > 0 || !siteUrl || typeof trustedProxies === 'string')
    throw new EnvironmentError(problems)
  return {
    host,
    port,
    dataDir,
    objectsDir,
    adminEmail,
    siteUrl,
    databaseUrl,
    databasePool,
    mail,
    trustedProxies,
    ...operating,
  }
}

/** Why a path cannot be used as a folder, or null. */
function whyNotAFolder(path: string): string | null {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false ? 'this is a file' : null
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOTDIR' ? 'a part of this path is a file' : `this path cannot be read (${code})`
  }
}

/** A value in a message: cut, and without what would move a terminal's cursor. */
const shown = (text: string) => {
  const plain = text.replace(/\p{Cc}/gu, '�')
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain
}

function isPostgresUrl(text: string): boolean {
  try {
    const { protocol, hostname, pathname } = new URL(text)
    return /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1
  } catch {
    return false
  }
}

const browsable = (host: string) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host)
const bracketed = (host: string) => (host.includes(':') ? `[${host}]` : host)

function originOf(text: string): string | null {
  try {
    const url = new URL(text)
    const plain = url.pathname === '/' && !url.search && !url.hash && !url.username
    return plain && /^https?:$/.test(url.protocol) ? url.origin : null
  } catch {
    return null
  }
}
