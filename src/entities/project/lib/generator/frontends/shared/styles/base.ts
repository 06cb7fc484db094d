import { code } from '../../../text/code'

/** Colours and shape, for light and dark. */
export const TOKENS = code`
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

/** Elements. */
export const BASE = code`
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
