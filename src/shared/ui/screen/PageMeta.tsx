import { useLocation } from 'react-router-dom'
import { PageTitle } from './PageTitle'

export interface PageMetaProps {
  title: string
  /** One sentence for search engines and previews. */
  description: string
}

/** Origin of the public site, e.g. `https://orrery.example`; where the build names none, there is no canonical address and the others are relative. */
const SITE: string = (import.meta.env.VITE_SITE_URL ?? '').replace(/\/$/, '')

/** Title, description, canonical address and preview of a page that anybody may find. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { pathname } = useLocation()
  const address = SITE + pathname
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <meta name="description" content={description} />
      {SITE === '' ? null : <link rel="canonical" href={address} />}
      <meta property="og:site_name" content="Orrery" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${SITE}/preview.png`} />
      <meta property="og:image:alt" content="Orrery: project generator Three rings with a body on each." />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
