import { file } from '../../file'
import { code } from '../../text/code'
import { html } from '../../text/escape'
import type { StarterContext } from '../definitions'

/** `renderer/index.html` */
export function pageFile({ title }: StarterContext) {
  return file(
    'renderer/index.html',
    code`
      <!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${html(title)}</title>
          <link rel="stylesheet" href="/style.css" />
          <script type="module" src="/app.js"></script>
        </head>
        <body>
          <nav aria-label="Notes">
            <h1>${html(title)}</h1>
            <button id="add" type="button">New note</button>
            <input id="search" type="search" placeholder="Search" aria-label="Search notes" />
            <ul id="list"></ul>
            <p id="none" hidden></p>
          </nav>
          <main>
            <form id="editor" hidden>
              <input id="title" maxlength="200" placeholder="Title" aria-label="Title" autocomplete="off" />
              <textarea id="text" maxlength="100000" placeholder="Write…" aria-label="Text"></textarea>
              <button id="delete" type="button">Delete note</button>
            </form>
            <p id="welcome">Choose a note, or write a new one.</p>
          </main>
          <footer>
            <p id="status" role="status"></p>
            <button id="undo" type="button" hidden>Undo</button>
          </footer>
        </body>
      </html>
    `,
  )
}

/** `renderer/view.js` */
export function viewFile() {
  return file(
    'renderer/view.js',
    code`
      /** What the page shows of notes, apart from the page itself. @import { Note } from '../src/bridge.js' */

      /** The notes that contain every word of the query, in their order. @param {Note[]} notes @param {string} query */
      export function matching(notes, query) {
        const words = query.toLowerCase().split(/\s+/).filter(Boolean)
        return notes.filter(({ title, text }) => {
          const content = \`\${title}\n\${text}\`.toLowerCase()
          return words.every((word) => content.includes(word))
        })
      }

      /** The title, or else the first line that says something. @param {Pick<Note, 'title' | 'text'>} note */
      export function nameOf({ title, text }) {
        const lines = [title, ...text.split('\n')].map((line) => line.trim())
        return lines.find((line) => line !== '')?.slice(0, 80) ?? 'Empty note'
      }
    `,
  )
}

/** `renderer/app.js` */
export function appFile() {
  return file(
    'renderer/app.js',
    code`
      import { matching, nameOf } from './view.js'

      /** @import { Note } from '../src/bridge.js' */

      const PAUSE = 400

      const find = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))
      const field = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id))
      const title = field('title')
      const text = field('text')
      const search = field('search')
      const undo = find('undo')

      /** @type {Note[]} */
      let notes = []
      /** The note in the editor. @type {Note | null} */
      let current = null
      /** What Undo brings back. @type {Note | null} */
      let removed = null
      let timer = 0

      find('add').addEventListener('click', () => attempt(add))
      find('delete').addEventListener('click', () => attempt(remove))
      undo.addEventListener('click', () => attempt(putBack))
      search.addEventListener('input', showList)
      for (const input of [title, text]) input.addEventListener('input', changed)
      addEventListener('pagehide', () => attempt(save))
      attempt(load)

      async function load() {
        const { notes: stored, damaged } = await window.notes.list()
        notes = stored
        showList()
        if (damaged) say(\`The notes could not be read. They were kept as \${damaged}.\`)
      }

      async function add() {
        await save()
        removed = null
        current = await window.notes.create({ title: '', text: '' })
        notes = [current, ...notes]
        search.value = ''
        showList()
        showEditor()
      }

      /** @param {Note} note */
      async function choose(note) {
        await save()
        removed = null
        current = notes.find(({ id }) => id === note.id) ?? null
        showList()
        showEditor()
      }

      function changed() {
        removed = null
        say('')
        clearTimeout(timer)
        timer = window.setTimeout(() => attempt(save), PAUSE)
      }

      /** Saves the editor's note if it differs from what is stored. */
      async function save() {
        clearTimeout(timer)
        if (!current || (current.title === title.value && current.text === text.value)) return
        const { id } = current
        const saved = await window.notes.update(id, { title: title.value, text: text.value })
        notes = [saved, ...notes.filter((note) => note.id !== id)]
        if (current?.id === id) current = saved
        showList()
        say('Saved')
      }

      async function remove() {
        if (!current) return
        await save()
        await window.notes.remove(current.id)
        removed = current
        notes = notes.filter(({ id }) => id !== removed?.id)
        current = null
        showList()
        showEditor()
        say(\`Deleted "\${nameOf(removed)}".\`)
      }

      async function putBack() {
        if (!removed) return
        await save()
        current = await window.notes.create({ title: removed.title, text: removed.text })
        removed = null
        notes = [current, ...notes]
        showList()
        showEditor()
        say('The note is back.')
      }

      function showList() {
        const shown = matching(notes, search.value)
        find('list').replaceChildren(
          ...shown.map((note) => {
            const button = document.createElement('button')
            button.type = 'button'
            button.textContent = nameOf(note)
            if (note.id === current?.id) button.setAttribute('aria-current', 'true')
            button.addEventListener('click', () => attempt(() => choose(note)))
            const item = document.createElement('li')
            item.append(button)
            return item
          }),
        )
        find('none').hidden = shown.length > 0
        find('none').textContent = notes.length > 0 ? 'No note matches.' : 'There are no notes yet.'
      }

      function showEditor() {
        find('editor').hidden = current === null
        find('welcome').hidden = current !== null
        title.value = current?.title ?? ''
        text.value = current?.text ?? ''
        if (current) title.focus()
        say('')
      }

      /** @param {string} message */
      function say(message) {
        find('status').textContent = message
        undo.hidden = removed === null
      }

      /** Says what went wrong; what is typed stays in the editor. @param {() => Promise<void>} work */
      async function attempt(work) {
        try {
          await work()
        } catch (error) {
          say(/** @type {Error} */ (error).message.replace(/^Error invoking remote method '[^']+': (Error: )?/, ''))
        }
      }
    `,
  )
}
