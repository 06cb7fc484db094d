import { file } from '../../file'
import { code } from '../../text/code'

/** `renderer/style.css` */
export function styleFile() {
  return file(
    'renderer/style.css',
    code`
      :root {
        color-scheme: light dark;
        --line: light-dark(#d5d9e0, #363b46);
        --side: light-dark(#f2f4f7, #1b1e25);
        --page: light-dark(#ffffff, #14161b);
        --text: light-dark(#1d2330, #e6e9ef);
        --soft: light-dark(#566072, #a0a9b8);
        --accent: light-dark(#2b59c3, #8fb0ff);
      }

      * {
        box-sizing: border-box;
      }

      [hidden] {
        display: none !important;
      }

      body {
        display: grid;
        grid-template: 1fr auto / minmax(12rem, 18rem) 1fr;
        height: 100vh;
        margin: 0;
        background: var(--page);
        color: var(--text);
        font:
          15px / 1.5 system-ui,
          sans-serif;
      }

      nav {
        display: flex;
        flex-direction: column;
        gap: 0.75rem;
        padding: 1rem;
        overflow: auto;
        border-right: 1px solid var(--line);
        background: var(--side);
      }

      h1 {
        margin: 0;
        font-size: 1rem;
        overflow-wrap: anywhere;
      }

      button,
      input,
      textarea {
        border: 1px solid var(--line);
        border-radius: 6px;
        padding: 0.4rem 0.6rem;
        background: var(--page);
        color: inherit;
        font: inherit;
      }

      :focus-visible {
        outline: 2px solid var(--accent);
        outline-offset: 1px;
      }

      ul {
        margin: 0;
        padding: 0;
        list-style: none;
      }

      li button {
        width: 100%;
        overflow: hidden;
        border-color: transparent;
        background: none;
        text-align: left;
        text-overflow: ellipsis;
        white-space: nowrap;
      }

      li button[aria-current] {
        border-color: var(--accent);
        background: var(--page);
      }

      main {
        min-width: 0;
        padding: 1rem;
      }

      form {
        display: grid;
        grid-template-rows: auto 1fr auto;
        gap: 0.75rem;
        height: 100%;
      }

      #title {
        font-size: 1.2rem;
        font-weight: 600;
      }

      #text {
        resize: none;
      }

      #delete {
        justify-self: end;
      }

      #welcome,
      #none,
      footer {
        color: var(--soft);
      }

      footer {
        display: flex;
        grid-column: 1 / -1;
        gap: 0.75rem;
        align-items: center;
        min-height: 3rem;
        padding: 0 1rem;
        border-top: 1px solid var(--line);
      }
    `,
  )
}
