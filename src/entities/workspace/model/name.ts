import { maxLength, nonEmpty, object, pipe, regex, string, trim } from 'valibot'

/** The form that names a workspace. */
export interface WorkspaceName {
  name: string
}

export const WORKSPACE_NAME_LIMIT = 80

/** The rules of the database for the name of a workspace. */
export const workspaceNameSchema = object({
  name: pipe(
    string(),
    trim(),
    nonEmpty('Name is required'),
    maxLength(WORKSPACE_NAME_LIMIT, `A name has at most ${WORKSPACE_NAME_LIMIT} characters`),
    regex(/^(?!.*(?:\p{Cc}|:\/\/|\bwww\.))/iu, 'A name cannot contain links'),
  ),
})
