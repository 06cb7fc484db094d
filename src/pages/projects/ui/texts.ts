/** PRJ-07 */
export const NO_URL = 'Project URL is not available.'
