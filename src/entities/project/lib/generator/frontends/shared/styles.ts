import { blocks, code } from '../../text/code'
import type { ProjectContext } from '../../definitions'

/** The one stylesheet of every front end: system fonts, light and dark, parts of absent features left out. */
export function stylesheet({ has }: ProjectContext): string {
  return blocks(
    TOKENS,
    BASE,
    LAYOUT,
    PANELS,
    (has('api') || has('auth') || has('ai')) && FORMS,
    has('api') && ITEMS,
    has('auth') && ACCOUNT,
    has('ai') && ASSISTANT,
    SMALL,
  )
}

const TOKENS = code`
  :root {
    color-scheme: light dark;
    --background: #f7f8f8;
    --panel: #ffffff;
    --line: #dde2e4;
    --line-strong: #858f96;
    --text: #14201f;
    --soft: #566365;
    --accent: #0b6b5d;
    --accent-soft: #e2f1ee;
    --on-accent: #ffffff;
    --good: #1a7f4b;
    --warning: #8f5b00;
    --warning-soft: #fdf3dc;
    --bad: #b3261e;
    --radius: 10px;
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
  }

  @media (prefers-color-scheme: dark) {
    :root {
      --background: #0e1314;
      --panel: #151c1d;
      --line: #283233;
      --line-strong: #6d7b7d;
      --text: #e6ecec;
      --soft: #9cabac;
      --accent: #63cdb8;
      --accent-soft: #15302c;
      --on-accent: #06201b;
      --good: #5fd08f;
      --warning: #f0bd5e;
      --warning-soft: #2c2413;
      --bad: #ff8f85;
    }
  }
`

const BASE = code`
  * {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    background: var(--background);
    color: var(--text);
    font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
    line-height: 1.6;
    overflow-wrap: anywhere;
  }

  h1,
  h2,
  p,
  ul,
  dl,
  dd {
    margin: 0;
    padding: 0;
  }

  h1 {
    font-size: clamp(26px, 5vw, 34px);
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  h2 {
    font-size: 16px;
    font-weight: 600;
    line-height: 1.4;
  }

  a {
    color: var(--accent);
    text-underline-offset: 3px;
  }

  code {
    font: 0.9em var(--mono);
  }

  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }

  button {
    min-height: 40px;
    padding: 0 16px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-weight: 550;
    cursor: pointer;
    transition: opacity 120ms ease-out;
  }

  button:hover {
    opacity: 0.88;
  }

  button:disabled {
    opacity: 0.55;
    cursor: default;
  }

  button.quiet {
    border-color: var(--line);
    background: transparent;
    color: var(--text);
    font-weight: 450;
  }

  button.small {
    min-height: 34px;
    padding: 0 12px;
    font-size: 14px;
  }

  button.quiet:hover {
    border-color: var(--line-strong);
    opacity: 1;
  }

  @media (pointer: coarse) {
    button.small {
      min-height: 40px;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    * {
      transition: none !important;
    }
  }
`

const LAYOUT = code`
  .bar {
    border-bottom: 1px solid var(--line);
    background: var(--panel);
  }

  .bar-inner {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 24px;
    max-width: 1040px;
    min-height: 60px;
    margin: 0 auto;
    padding: 10px 24px;
  }

  .brand {
    display: flex;
    align-items: center;
    gap: 10px;
    max-width: min(100%, 340px);
    margin-right: auto;
    color: var(--text);
    font-weight: 650;
    text-decoration: none;
  }

  .brand img {
    flex: none;
  }

  .brand span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .bar nav {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
    margin: 0 -12px;
  }

  .bar nav a {
    padding: 6px 12px;
    border-radius: 8px;
    color: var(--soft);
    font-size: 15px;
    text-decoration: none;
  }

  .bar nav a:hover {
    color: var(--text);
  }

  .bar nav a[aria-current='page'] {
    background: var(--accent-soft);
    color: var(--accent);
    font-weight: 550;
  }

  main {
    max-width: 1040px;
    margin: 0 auto;
    padding: 56px 24px 80px;
  }

  main:focus {
    outline: none;
  }

  .lead {
    max-width: 65ch;
    margin-top: 12px;
    color: var(--soft);
    font-size: 18px;
  }

  .skip {
    position: absolute;
    left: 12px;
    top: -60px;
    padding: 8px 14px;
    border-radius: 8px;
    background: var(--accent);
    color: var(--on-accent);
  }

  .skip:focus {
    top: 10px;
  }
`

const PANELS = code`
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: 20px;
    align-items: start;
    margin-top: 40px;
  }

  .panel {
    min-width: 0;
    padding: 24px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--panel);
  }

  .panel-head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 40px;
    margin-bottom: 8px;
  }

  .facts {
    font-size: 15px;
  }

  .facts div {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    padding: 9px 0;
    border-top: 1px solid var(--line);
  }

  .facts dt {
    color: var(--soft);
  }

  .facts dd {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  .state::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-right: 8px;
    border-radius: 50%;
    background: var(--line-strong);
  }

  .state.good::before {
    background: var(--good);
  }

  .state.warning::before {
    background: var(--warning);
  }

  .state.bad::before {
    background: var(--bad);
  }

  .features {
    list-style: none;
  }

  .features li {
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }

  .features p {
    color: var(--soft);
    font-size: 15px;
    line-height: 1.5;
  }

  .features strong {
    font-weight: 550;
  }

  .note {
    margin-top: 16px;
    padding: 12px 16px;
    border-radius: 8px;
    background: var(--warning-soft);
    color: var(--text);
    font-size: 15px;
  }

  .error {
    margin-top: 16px;
    color: var(--bad);
  }

  .quiet-text {
    color: var(--soft);
  }
`

const FORMS = code`
  .narrow {
    max-width: 680px;
  }

  .form {
    max-width: 440px;
  }

  .narrow .panel {
    margin-top: 28px;
  }

  label {
    display: block;
    margin-bottom: 6px;
    font-size: 15px;
    font-weight: 550;
  }

  input:not([type='checkbox']),
  textarea {
    width: 100%;
    min-height: 44px;
    padding: 8px 12px;
    border: 1px solid var(--line-strong);
    border-radius: 8px;
    background: var(--background);
    color: var(--text);
    font: inherit;
  }

  textarea {
    display: block;
    min-height: 88px;
    resize: vertical;
  }

  .row {
    display: flex;
    gap: 10px;
  }

  .row button {
    flex: none;
    min-height: 44px;
  }
`

const ITEMS = code`
  .items {
    margin-top: 20px;
    list-style: none;
  }

  .items li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    border-top: 1px solid var(--line);
  }

  .items label {
    display: flex;
    flex: 1;
    gap: 12px;
    align-items: center;
    min-width: 0;
    margin: 0;
    padding: 10px 0;
    font-size: 16px;
    font-weight: 400;
    line-height: 1.45;
  }

  .items input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }

  .items .done {
    color: var(--soft);
    text-decoration: line-through;
  }

  .items button {
    flex: none;
  }

  .below {
    margin-top: 16px;
  }
`

const ACCOUNT = code`
  .field {
    margin-bottom: 18px;
  }

  .hint {
    margin-top: 6px;
    color: var(--soft);
    font-size: 14px;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
    margin-top: 20px;
  }
`

const ASSISTANT = code`
  .conversation {
    display: grid;
    gap: 14px;
    margin-bottom: 20px;
    list-style: none;
  }

  .conversation li {
    max-width: 85%;
    padding: 10px 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    white-space: pre-wrap;
  }

  .conversation .user {
    justify-self: end;
    border-color: transparent;
    background: var(--accent-soft);
  }

  .send {
    display: flex;
    justify-content: flex-end;
    margin-top: 12px;
  }
`

const SMALL = code`
  @media (max-width: 560px) {
    .bar-inner,
    main {
      padding-left: 16px;
      padding-right: 16px;
    }

    .bar nav {
      margin: 0 -9px;
    }

    .bar nav a {
      padding: 6px 9px;
      font-size: 14px;
    }

    main {
      padding-top: 32px;
    }

    .columns {
      margin-top: 28px;
    }

    .panel {
      padding: 18px;
    }
  }
`
