import { NavLink, Route, Routes } from 'react-router'
import { pages } from './pages'
import { NotFound } from './pages/NotFound'
import { project } from './project'

export function App() {
  return (
    <div className="mx-auto flex min-h-dvh max-w-3xl flex-col gap-8 p-4">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <strong>{project.name}</strong>
        <nav aria-label="Main" className="flex flex-wrap gap-x-4">
          {Object.entries(pages).map(([path, { label }]) => (
            <NavLink key={path} to={path} className="py-1 aria-[current=page]:underline">
              {label}
            </NavLink>
          ))}
        </nav>
      </header>
      <main className="flex flex-col gap-4">
        <Routes>
          {Object.entries(pages).map(([path, { element }]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </main>
    </div>
  )
}
