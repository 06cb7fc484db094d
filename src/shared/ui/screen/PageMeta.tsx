import { PageTitle } from './PageTitle'

export interface PageMetaProps {
  title: string
  /** One sentence for search engines and previews. */
  description: string
}

/** Title and description of a page that anybody may find. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
    </>
  )
}
