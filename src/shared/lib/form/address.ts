/** Scheme, host or `[IPv6]`, port, and the rest. */
const ADDRESS = /^([a-z]+):\/\/([^\s/?#@:[\]\\]+|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:[/?#]\S*)?$/i

/** An address with one of the schemes and a host, without blanks and without an account in it. */
export function isAddress(value: string, schemes: readonly string[] = ['http', 'https']): boolean {
  const [, scheme, , port] = ADDRESS.exec(value.trim()) ?? []
  return scheme !== undefined && schemes.includes(scheme.toLowerCase()) && Number(port ?? 0) < 65_536
}
