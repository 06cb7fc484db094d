interface Place {
  key: string
  pathname: string
  search: string
}

/**
 * What a scroll position is kept by: the entry in the history. The first entry of every document is called `default`, so
 * there it is the address: another page or tab that is opened in the same tab, by a link in a mail, begins at its top.
 */
export const scrollKey = ({ key, pathname, search }: Place): string =>
  key === 'default' ? pathname + search : key
