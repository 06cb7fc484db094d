/** The id of the workspace whose runs are shown: the personal workspace, which has the id of its account. */
export const useRunWorkspace = (userId: string): string => userId
