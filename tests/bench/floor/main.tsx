import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('react.html has no #root')
createRoot(root).render(
  <main>
    <h1>Hello</h1>
    <p>React and nothing else.</p>
  </main>,
)
