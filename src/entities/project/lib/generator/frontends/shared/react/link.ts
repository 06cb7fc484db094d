/** How a React framework links from page to page. */
export interface LinkFlavor {
  /** `'use client'` where components run on the server by default, else nothing. */
  directive: string
  /** The import of the link component, and its name and address attribute. */
  linkImport: string
  link: string
  address: string
}
