/** The server of this project serves one page for every address; what it shows is rendered in the browser. */
export const ssr = false
