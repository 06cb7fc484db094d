interface Place {
  key: string
  pathname: string
  search: string
}

/**
 * The key of a stored scroll position: the entry in the history. The first entry of every document is called `default`,
 * so there the address is the key: another page that a link in a mail opens in the same tab begins at its top.
 */
export const scrollKey = ({ key, pathname, search }: Place): string =>
  key === 'default' ? pathname + search : key
