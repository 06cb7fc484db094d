import { code } from '../../../text/code'

/** The bar at the top and the page. */
export const LAYOUT = code`
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

/** Phones. */
export const SMALL = code`
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
