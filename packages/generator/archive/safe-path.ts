const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i

/**
 * Throws unless the path is relative, stays inside the project folder and can be stored on Windows, macOS and Linux.
 */
export function assertSafePath(path: string): void {
  const reason = unsafeReason(path)
  if (reason) throw new Error(`The path ${JSON.stringify(path)} cannot go into an archive: ${reason}.`)
}

function unsafeReason(path: string): string | null {
  if (path === '') return 'it is empty'
  if (path.length > 200) return 'it is too long'
  if (path.startsWith('/')) return 'it is absolute'
  // The characters that Windows forbids, with the backslash that would separate folders there, and control characters.
  if (/[\\:*?"<>|\p{Cc}]/u.test(path)) return 'it holds a character that is not allowed in file names'
  for (const part of path.split('/')) {
    if (part === '' || part === '.' || part === '..') return 'it could leave the project folder'
    if (/[. ]$/.test(part)) return 'a name ends with a dot or a space'
    if (DEVICE.test(part)) return 'a name is reserved on Windows'
  }
  return null
}
