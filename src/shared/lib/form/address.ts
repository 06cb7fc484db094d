/** An address with one of the schemes and a host, without blanks and without an account in it. */
export function isAddress(value: string, schemes: readonly string[] = ['http', 'https']): boolean {
  const typed = value.trim()
  const scheme = schemes.find((one) => new RegExp(`^${one}://[^\\s/]`, 'i').test(typed))
  if (!scheme || /\s/.test(typed) || !URL.canParse(typed)) return false
  const { username, password } = new URL(typed)
  return username === '' && password === ''
}
