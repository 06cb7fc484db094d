/** The server returns the same page for every path; the browser renders its content. */
export const ssr = false
