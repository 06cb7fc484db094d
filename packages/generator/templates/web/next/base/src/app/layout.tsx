import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Header } from '../components/Header'
import { project } from '../project'
import '../styles.css'

export const metadata: Metadata = {
  title: { default: project.name, template: `%s · ${project.name}` },
  description: project.description,
  icons: '/favicon.svg',
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <div className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-8 p-4">
          <Header />
          <main className="flex flex-col gap-4">{children}</main>
        </div>
      </body>
    </html>
  )
}
