interface Place {
  key: string
  pathname: string
}

/**
 * What a scroll position is kept by: the entry in the history. The first entry of every document is called `default`, so
 * there it is the path: another page that is opened in the same tab, by a link in a mail, begins at its top.
 */
export const scrollKey = ({ key, pathname }: Place): string => (key === 'default' ? pathname : key)
