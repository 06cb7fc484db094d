import { Link } from 'react-router'
import { project } from '../project'

export function NotFound() {
  return (
    <>
      <title>{`Page not found · ${project.name}`}</title>
      <h1>Page not found</h1>
      <p>
        There is nothing at this address. <Link to="/">Go to the overview</Link>.
      </p>
    </>
  )
}
