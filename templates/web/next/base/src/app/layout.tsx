import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Header } from '../components/Header'
import { project } from '../project'
import '../styles.css'

export const metadata: Metadata = {
  title: { default: project.title, template: `%s · ${project.title}` },
  description: project.summary,
  icons: '/favicon.svg',
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Header />
        <main className="page">{children}</main>
      </body>
    </html>
  )
}
