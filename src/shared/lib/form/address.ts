/** Scheme, host or `[IPv6]`, port, and the rest. */
const ADDRESS = /^([a-z]+):\/\/([^\s/?#@:[\]\\]+|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:[/?#]\S*)?$/i

const LONGEST = 2000

/** An address with one of the schemes and a host, without blanks and without an account in it, of 2000 characters at most. */
export function isAddress(value: string, schemes: readonly string[] = ['http', 'https']): boolean {
  if (value.length > LONGEST) return false
  const [, scheme, , port] = ADDRESS.exec(value.trim()) ?? []
  return scheme !== undefined && schemes.includes(scheme.toLowerCase()) && Number(port ?? 0) < 65_536
}
