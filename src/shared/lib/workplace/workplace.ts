// The owner of stored documents: an account for its personal workspace, or an account and a shared workspace. Each is kept
// apart, so two accounts of one browser never read each other's copy of a workspace.

const SEPARATOR = '~'

/** The key under which this browser keeps the documents of a workspace for an account. */
export const workplaceIn = (account: string, workspace: string): string =>
  workspace === account ? account : `${account}${SEPARATOR}${workspace}`

/** Whether it is a shared workspace. */
export const isShared = (workplace: string): boolean => workplace.includes(SEPARATOR)

export const accountOf = (workplace: string): string => workplace.split(SEPARATOR, 1)[0] ?? ''

/** The id of the workspace; a personal workspace has the id of its account. */
export const workspaceOf = (workplace: string): string => workplace.slice(workplace.indexOf(SEPARATOR) + 1)

/** The keys of every shared workspace of an account, in the order of the browser's database. */
export const sharedRange = (account: string): [from: string, to: string] => [
  `${account}${SEPARATOR}`,
  `${account}${SEPARATOR}\uffff`,
]
