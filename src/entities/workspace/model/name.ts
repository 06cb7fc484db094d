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
    regex(
      /^(?!.*[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069])/u,
      'A name cannot change the direction of writing',
    ),
    regex(/[^\s\p{Default_Ignorable_Code_Point}\u2800]/u, 'A name needs a visible character'),
  ),
})
