const VISITOR = 'visitor'

/** The owner of a stored chat: the user's id. Signed-out visitors (null) share one chat. */
export const chatOwner = (userId: string | null): string => userId ?? VISITOR
